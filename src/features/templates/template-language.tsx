import { useLingui } from '@lingui/react/macro'
import { type AppLocale, appLocales } from '#api/locales.ts'
import { RadioGroup } from '#design/components/choices/radio-group.tsx'
import { useTemplateWords } from './use-template-words.ts'

interface TemplateLanguageProps {
  locale: AppLocale
  onLocale: (locale: AppLocale) => void
}

/** The language in which a template is written and printed in the editor. */
export function TemplateLanguage({ locale, onLocale }: TemplateLanguageProps) {
  const { t } = useLingui()
  const { languages } = useTemplateWords()
  return (
    <RadioGroup
      legend={t`Idioma`}
      name="template-language"
      horizontal
      value={locale}
      onChange={(value) => onLocale(appLocales.parse(value))}
      options={appLocales.options.map((value) => ({ value, label: languages[value] }))}
    />
  )
}
