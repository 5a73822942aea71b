import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type AppLocale, appLocales, type LocalizedText } from '#api/locales.ts'
import { FormRow } from '#design/components/fields/form-row.tsx'
import { TextAreaField } from '#design/components/fields/text-area-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import type { EditorFault } from './editor-faults.ts'
import { generalFieldId } from './general-field-id.ts'
import { useEditorWords } from './use-editor-words.ts'

interface LocalizedFieldProps {
  /** Of the general data, whose faults lead to their fields. */
  part?: string
  label: string
  value: Partial<Record<AppLocale, string>>
  onChange: (value: LocalizedText) => void
  /** Those of this text. */
  faults: readonly EditorFault[]
  hint?: ReactNode
  maxLength?: number
  /** Lines of a text area; one line unless given. */
  rows?: number
}

/** One text in each of the three languages. */
export function LocalizedField({ part, label, value, onChange, faults, hint, maxLength = 200, rows }: LocalizedFieldProps) {
  const { t } = useLingui()
  const { languages } = useEditorWords()
  const fields = appLocales.options.map((locale) => {
    const language = languages[locale]
    const fault = faults.find((one) => one.locale === locale)
    const input = {
      ...(part && { id: generalFieldId(part, locale) }),
      label: t`${label} (${language})`,
      lang: locale,
      value: value[locale] ?? '',
      maxLength,
      hint: locale === 'pt-BR' ? hint : undefined,
      error: fault ? (fault.kind === 'too-long' ? t`O texto é longo demais` : t`Escreva o texto em ${language}`) : undefined,
      onChange: ({ target }: { target: { value: string } }) => onChange({ 'pt-BR': '', en: '', es: '', ...value, [locale]: target.value }),
    }
    return rows === undefined ? <TextField key={locale} {...input} /> : <TextAreaField key={locale} {...input} rows={rows} />
  })
  // Long texts need the whole line.
  return rows === undefined || rows < 4 ? <FormRow>{fields}</FormRow> : fields
}
