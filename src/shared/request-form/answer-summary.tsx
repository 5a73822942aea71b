import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { FormAnswer, FormAnswers, FormField, FormStep } from '#api/request-forms.ts'
import type { RequestFile } from '#api/request-messages.ts'
import type { FieldValue } from '#api/requests.ts'
import { TextLink } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { PlainList, PlainRow } from '#design/components/data/plain-list.tsx'
import { formatBytes } from '#design/components/files/file-types.ts'
import { type Formats, useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { AddressWords } from '../address-words.tsx'
import { chosenValues } from './answer-text.ts'
import { textIn } from './field-words.ts'

export interface AnswerSummaryProps {
  /** On the way, in their order. */
  steps: readonly FormStep[]
  answers: FormAnswers
  /** Those that answers name. */
  files: readonly RequestFile[]
  /** Of the chosen values of dynamic fields, by field. */
  labels: Readonly<Record<string, readonly FieldValue[]>>
  /** Where a file opens. */
  fileAddress?: (key: string) => string
  /** Beside the title of a step, such as the way back to it. */
  actionOf?: (step: FormStep) => ReactNode
  /** Of the titles. */
  level?: 2 | 3 | 4
}

/** What was answered, a card a step, to be looked over before it is sent and to be read by the office. */
export function AnswerSummary({ steps, actionOf, level, ...answered }: AnswerSummaryProps) {
  return steps.map((step) => <AnsweredStep key={step.name} step={step} action={actionOf?.(step)} level={level} {...answered} />)
}

function AnsweredStep({
  step,
  action,
  level,
  answers,
  ...rest
}: Omit<AnswerSummaryProps, 'steps' | 'actionOf' | 'level'> & {
  step: FormStep
  action: ReactNode
  level: AnswerSummaryProps['level'] | undefined
}) {
  const { i18n } = useLingui()
  const id = useId()
  const fields = step.fields.filter(({ type }) => type !== 'html')
  if (fields.length === 0) return null
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title={textIn(step.title, i18n.locale)} level={level} aside={action} />
      <CardSection>
        <DescriptionList
          layout="rows"
          items={fields.map((field) => ({
            id: field.name,
            term: textIn(field.label, i18n.locale),
            description: <Answer field={field} answer={answers[field.name]} {...rest} />,
          }))}
        />
      </CardSection>
    </Card>
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
  const formats = useFormats(useShell())
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

/** Numbers, dates and choices as one reads them; a value that is no longer offered stands for itself. */
export function answerTexts(
  { type, options }: FormField,
  answer: FormAnswer,
  labels: readonly FieldValue[],
  formats: Formats,
  locale: string,
): string[] {
  if (typeof answer === 'object') return answer.map((value) => labels.find((one) => one.value === value)?.label ?? value)
  if (typeof answer === 'number') return [formats.decimal(answer)]
  if (type === 'date') return [formats.date(answer)]
  if (type === 'timestamp') return [`${formats.date(answer)} ${answer.slice(11)}`]
  if (type === 'dynamic') return [labels.find(({ value }) => value === answer)?.label ?? answer]
  const option = type === 'static-list' ? options.find(({ value }) => value === answer) : undefined
  return [option ? textIn(option.label, locale) : answer]
}
