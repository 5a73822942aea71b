import { useLingui } from '@lingui/react/macro'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { type AppLocale, appLocales } from '#api/locales.ts'
import { RadioGroup } from '#design/components/choices/radio-group.tsx'
import { type EditorFault, faultLines } from './editor-faults.ts'
import { useEditorWords } from './use-editor-words.ts'

interface ChosenLanguage {
  /** Language in which the texts of a type are being edited. */
  language: AppLocale
  choose: (language: AppLocale) => void
}

const TextLanguage = createContext<ChosenLanguage>({ language: 'pt-BR', choose: () => undefined })

export const useTextLanguage = (): ChosenLanguage => useContext(TextLanguage)

/** Provides the language in which texts are edited: one at a time, at first the reader's own. */
export function TextLanguageProvider({ children }: { children: ReactNode }) {
  const { i18n } = useLingui()
  const [language, choose] = useState(() => appLocales.catch('pt-BR').parse(i18n.locale))
  return <TextLanguage value={{ language, choose }}>{children}</TextLanguage>
}

/** Chooses the language, and says in which of them a text is missing. */
export function TextLanguageChoice({ faults }: { faults: readonly EditorFault[] }) {
  const { t } = useLingui()
  const { language: chosen, choose } = useTextLanguage()
  const { languages } = useEditorWords()
  const getLabel = (locale: AppLocale) => {
    const count = faultLines(faults.filter((fault) => fault.locale === locale)).length
    const language = languages[locale]
    return count > 0 ? t`${language} · pendências: ${count}` : language
  }
  return (
    <RadioGroup
      legend={t`Idioma dos textos`}
      name="language"
      hint={t`Cada aluno lê no idioma em que usa o portal: escreva nos três.`}
      horizontal
      value={chosen}
      onChange={(value) => choose(appLocales.parse(value))}
      options={appLocales.options.map((locale) => ({ value: locale, label: getLabel(locale) }))}
    />
  )
}
