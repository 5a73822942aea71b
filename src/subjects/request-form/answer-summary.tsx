import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { FormAnswer, FormAnswers, FormField, FormStep } from '#api/academic/request-forms.ts'
import type { RequestFile } from '#api/academic/request-messages.ts'
import type { FieldValue } from '#api/academic/requests.ts'
import { TextLink } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { CardPart } from '#design/components/data/card-part.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { PlainList, PlainRow } from '#design/components/data/plain-list.tsx'
import { formatBytes } from '#design/components/files/file-types.ts'
import { type Formats } from '../../i18n/formats.ts'
import { useFormats } from '../../request/use-formats.ts'
import { AddressWords } from '../../kit/text/address-words.tsx'
import { chosenValues, leastDigits } from './answer-text.ts'
import { getText } from './field-words.ts'

export interface AnswerSummaryProps {
  /** The steps that were taken, in order. */
  steps: readonly FormStep[]
  answers: FormAnswers
  /** Those that answers name. */
  files: readonly RequestFile[]
  /** The labels of the chosen values of dynamic fields, by field. */
  labels: Readonly<Record<string, readonly FieldValue[]>>
  /** Returns the address that opens a file. */
  fileAddress?: (key: string) => string
  /** Renders content beside a step's title, such as a link back to it. */
  actionOf?: (step: FormStep) => ReactNode
}

/** The answers, one card per step, for checking before they are sent. */
export function AnswerSummary({ steps, actionOf, ...answered }: AnswerSummaryProps) {
  return steps.map((step) => <AnsweredStep key={step.name} step={step} action={actionOf?.(step)} {...answered} />)
}

/** The answers as parts of one card, after they were sent. */
export function AnsweredSteps({ steps, ...answered }: Omit<AnswerSummaryProps, 'actionOf'>) {
  const { i18n } = useLingui()
  return steps.map((step) => {
    const fields = answerFields(step)
    return fields.length === 0 ? null : (
      <CardPart key={step.name} id={`step-${step.name}`} title={getText(step.title, i18n.locale)}>
        <AnswerList layout="stacked" fields={fields} {...answered} />
      </CardPart>
    )
  })
}

const answerFields = (step: FormStep) => step.fields.filter(({ type }) => type !== 'html')

function AnsweredStep({
  step,
  action,
  answers,
  ...rest
}: Omit<AnswerSummaryProps, 'steps' | 'actionOf'> & {
  step: FormStep
  action: ReactNode
}) {
  const { i18n } = useLingui()
  const id = useId()
  const fields = answerFields(step)
  if (fields.length === 0) return null
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title={getText(step.title, i18n.locale)} aside={action} />
      <CardSection>
        <AnswerList layout="rows" fields={fields} answers={answers} {...rest} />
      </CardSection>
    </Card>
  )
}

function AnswerList({
  fields,
  layout,
  answers,
  ...rest
}: Omit<AnswerSummaryProps, 'steps' | 'actionOf'> & { fields: readonly FormField[]; layout: 'rows' | 'stacked' }) {
  const { i18n } = useLingui()
  return (
    <DescriptionList
      layout={layout}
      items={fields.map((field) => ({
        id: field.name,
        term: getText(field.label, i18n.locale),
        description: (
          <div data-wide={field.type === 'long-string' || field.type === 'file' || undefined}>
            <Answer field={field} answer={answers[field.name]} {...rest} />
          </div>
        ),
      }))}
    />
  )
}

function Answer({
  field,
  answer,
  files,
  labels,
  fileAddress,
}: Pick<AnswerSummaryProps, 'files' | 'labels' | 'fileAddress'> & { field: FormField; answer: FormAnswer | undefined }) {
  const { i18n } = useLingui()
  const formats = useFormats()
  if (answer === undefined) return <Trans>Não respondido</Trans>
  if (field.type === 'file') return <AnsweredFiles keys={chosenValues(answer)} {...{ files, fileAddress }} />
  const text = answerTexts(field, answer, labels[field.name] ?? [], formats, i18n.locale).join('\n')
  return field.rules.includes('email') ? <AddressWords address={text} /> : text
}

function AnsweredFiles({ keys, files, fileAddress }: Pick<AnswerSummaryProps, 'files' | 'fileAddress'> & { keys: readonly string[] }) {
  const { i18n } = useLingui()
  return (
    <PlainList>
      {files
        .filter(({ key }) => keys.includes(key))
        .map(({ key, name, size }) => (
          <PlainRow key={key} aside={formatBytes(size, i18n.locale)}>
            {fileAddress ? <TextLink href={fileAddress(key)}>{name}</TextLink> : name}
          </PlainRow>
        ))}
    </PlainList>
  )
}

/** Returns answers as readable texts: numbers, dates and choices; a value that is no longer offered is shown itself. */
export function answerTexts(
  { type, options }: FormField,
  answer: FormAnswer,
  labels: readonly FieldValue[],
  formats: Formats,
  locale: string,
): string[] {
  if (typeof answer === 'object') return answer.map((value) => labels.find((one) => one.value === value)?.label ?? value)
  if (typeof answer === 'number') return [formats.decimal(answer, leastDigits(type, answer))]
  if (type === 'date') return [formats.date(answer)]
  if (type === 'timestamp') return [`${formats.date(answer)} ${answer.slice(11)}`]
  if (type === 'dynamic') return [labels.find(({ value }) => value === answer)?.label ?? answer]
  const option = type === 'static-list' ? options.find(({ value }) => value === answer) : undefined
  return [option ? getText(option.label, locale) : answer]
}
