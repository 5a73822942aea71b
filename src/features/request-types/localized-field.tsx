import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AppLocale, LocalizedText } from '#api/locales.ts'
import { TextAreaField } from '#design/components/fields/text-area-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { TermsText } from '../../subjects/request-form/terms-text.tsx'
import type { EditorFault } from './editor-faults.ts'
import { generalFieldId } from './general-field-id.ts'
import { useTextLanguage } from './text-language.tsx'
import { useEditorWords } from './use-editor-words.ts'

interface LocalizedFieldProps {
  /** The part of the general data that the text belongs to, whose faults lead to their fields. */
  part?: string
  label: string
  value: Partial<Record<AppLocale, string>>
  onChange: (value: LocalizedText) => void
  /** Faults of this text. */
  faults: readonly EditorFault[]
  hint?: ReactNode
  maxLength?: number
  /** Lines of the text area; a one-line field if undefined. */
  rows?: number
}

/** Field for a text in the language being edited, with the text to translate. */
export function LocalizedField({ part, label, value, onChange, faults, hint, maxLength = 200, rows }: LocalizedFieldProps) {
  const { t, i18n } = useLingui()
  const { languages, languagesInSentence } = useEditorWords()
  const { language: locale } = useTextLanguage()
  const [language, sentenceLanguage] = [languages[locale], languagesInSentence[locale]]
  const source = ([i18n.locale, 'pt-BR'] as AppLocale[]).find((one) => one !== locale && value[one]?.trim())
  const [sourceText, sourceLanguage] = source ? [value[source]!, languagesInSentence[source]] : ['', '']
  const fault = faults.find((one) => one.locale === locale)
  const input = {
    ...(part && { id: generalFieldId(part, locale) }),
    label: t`${label} (${language})`,
    lang: locale,
    value: value[locale] ?? '',
    maxLength,
    error: fault ? (fault.kind === 'too-long' ? t`O texto é longo demais` : t`Escreva o texto em ${sentenceLanguage}`) : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange({ 'pt-BR': '', en: '', es: '', ...value, [locale]: target.value }),
  }
  const isLong = rows !== undefined && rows >= 4
  if (!isLong) {
    const inOther = source ? (
      <Trans>
        Em {sourceLanguage}: <span lang={source}>{sourceText}</span>
      </Trans>
    ) : undefined
    return rows === undefined ? (
      <TextField {...input} hint={inOther ?? hint} />
    ) : (
      <TextAreaField {...input} hint={inOther ?? hint} rows={rows} />
    )
  }
  return (
    <>
      <TextAreaField {...input} hint={hint} rows={rows} />
      {source ? (
        <Disclosure summary={<Trans>Ver em {sourceLanguage}</Trans>}>
          <div lang={source}>
            <TermsText text={sourceText} />
          </div>
        </Disclosure>
      ) : null}
    </>
  )
}
