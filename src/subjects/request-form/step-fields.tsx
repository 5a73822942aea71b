import { useLingui } from '@lingui/react'
import type { FormField, FormStep } from '#api/academic/request-forms.ts'
import type { RequestFile } from '#api/academic/request-messages.ts'

import type { AnswerProblem } from '../../../form-engine/read-answer.ts'
import { ChoiceAnswer } from './choice-answer.tsx'
import { DateAnswer, TimeAnswer, TimestampAnswer } from './date-answer.tsx'
import { DynamicAnswer } from './dynamic-answer.tsx'
import { DynamicListAnswer } from './dynamic-list-answer.tsx'
import type { LoadValues } from './dynamic-values.ts'
import { FileAnswer } from './file-answer.tsx'
import { LongTextAnswer, TextAnswer } from './text-answer.tsx'
import { Trans } from '@lingui/react/macro'
import { createElement, type ReactNode } from 'react'
import { RichText } from '#design/components/text/rich-text.tsx'
import { VisuallyHidden } from '#design/components/text/visually-hidden.tsx'
import { type HtmlNode, readHtml } from '../../../form-engine/read-html.ts'

/** The text of an `html` field, built from the allowed elements only: the browser never parses it as HTML. */
const HtmlText = ({ html }: { html: string }) => <RichText>{drawn(readHtml(html))}</RichText>

const drawn = (nodes: readonly HtmlNode[]): ReactNode[] =>
  nodes.map((node, index) => {
    if (typeof node === 'string') return node
    if (node.tag === 'br') return <br key={index} />
    if (node.tag !== 'a') return createElement(node.tag, { key: index }, ...drawn(node.children))
    return node.href ? (
      // Opens in a new tab, so that answers stay visible.
      <a key={index} href={node.href} target="_blank" rel="noopener noreferrer">
        {drawn(node.children)}
        <VisuallyHidden>
          {' '}
          <Trans>(abre em outra aba)</Trans>
        </VisuallyHidden>
      </a>
    ) : (
      <span key={index}>{drawn(node.children)}</span>
    )
  })

export interface StepFieldsProps {
  step: FormStep
  /** Values by field, as typed, chosen or kept. Dates, times and files begin with them and then keep their own: a new `key` begins anew. */
  values: Readonly<Record<string, unknown>>
  problems: Readonly<Record<string, AnswerProblem>>
  /** @param raw for `readAnswer`: a text, chosen values, or keys of files */
  onChange: (name: string, raw: unknown) => void
  dynamicValues: LoadValues
  /** What else the dynamic values depend on, such as the draft: they are not shared across scopes. */
  scope?: string
  /** Files that the values name. */
  files?: readonly RequestFile[]
  /** Called before `onChange` with all files of a field, and why they are not ready, if others are being sent. */
  onFiles?: (name: string, files: readonly RequestFile[], unready: string | undefined) => void
}

/** The fields of one step, as controls of the form around them, named as the fields are; `postedAnswers` reads them where scripts did not run. */
export function StepFields({ step, ...props }: StepFieldsProps) {
  return step.fields.map((field) => <StepField key={field.name} field={field} fields={step.fields} {...props} />)
}

function StepField({
  field,
  fields,
  values,
  problems,
  onChange,
  dynamicValues,
  scope = '',
  files = [],
  onFiles,
}: Omit<StepFieldsProps, 'step'> & { field: FormField; fields: readonly FormField[] }) {
  const { i18n } = useLingui()
  const { name, type, html } = field
  const answer = { field, value: values[name], problem: problems[name], onChange: (raw: unknown) => onChange(name, raw) }
  const dynamic = { ...answer, scope, fields, values, load: dynamicValues }
  switch (type) {
    case 'html': {
      const text = html?.[i18n.locale as keyof typeof html]
      if (text) return <HtmlText html={text} />
      return (
        <div lang="pt-BR">
          <HtmlText html={html?.['pt-BR'] ?? ''} />
        </div>
      )
    }
    case 'date':
      return <DateAnswer {...answer} />
    case 'time':
      return <TimeAnswer {...answer} />
    case 'timestamp':
      return <TimestampAnswer {...answer} />
    case 'long-string':
      return <LongTextAnswer {...answer} />
    case 'static-list':
      return <ChoiceAnswer {...answer} />
    case 'dynamic':
      return <DynamicAnswer {...dynamic} />
    case 'dynamic-list':
      return <DynamicListAnswer {...dynamic} />
    case 'file':
      return <FileAnswer {...answer} files={files} onFiles={onFiles} />
    default:
      return <TextAnswer {...answer} />
  }
}
