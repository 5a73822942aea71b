import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AppLocale } from '#api/locales.ts'
import type { TemplateText } from '#api/template-content.ts'
import type { TemplateFault } from '#api/template-faults.ts'
import { TextAreaField } from '#design/components/fields/text-area-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { withWords } from './edited-blocks.ts'
import { useFaultWords } from './fault-list.tsx'
import { useTemplateWords } from './use-template-words.ts'

interface WordsFieldProps {
  label: string
  text: TemplateText | undefined
  /** The language that is edited now. */
  locale: AppLocale
  onChange: (text: TemplateText) => void
  /** Those of this text, in any language. */
  faults: readonly TemplateFault[]
  maxLength: number
  hint?: ReactNode
  /** Lines of a text area; one line unless given. */
  rows?: number
}

/** A text in the language that is edited now. */
export function WordsField({ label, text, locale, onChange, faults, maxLength, hint, rows }: WordsFieldProps) {
  const { t } = useLingui()
  const { languages } = useTemplateWords()
  const words = useFaultWords()
  const language = languages[locale]
  const [fault] = faults
  const others = Object.keys(text ?? {}).length > 0
  const input = {
    label: `${label} (${language})`,
    lang: locale,
    value: text?.[locale] ?? '',
    maxLength,
    hint: hint ?? (others && !text?.[locale] ? t`Sem texto nesta língua, sai o de outra.` : undefined),
    error: fault && (fault.reason === 'field' ? words(fault) : t`Escreva o texto em ao menos uma língua.`),
    onChange: ({ target }: { target: { value: string } }) => onChange(withWords(text, locale, target.value)),
  }
  return rows === undefined ? <TextField {...input} /> : <TextAreaField {...input} rows={rows} grows />
}
