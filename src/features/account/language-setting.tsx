import { useLingui } from '@lingui/react/macro'
import { appConfig } from '#config'
import { RadioGroup } from '#design/components/choices/radio-group.tsx'
import { toLocale } from '../../i18n/negotiate-locale.ts'
import { useShell } from '../../request/shell.queries.ts'
import type { Account } from './account.ts'
import { SettingForm } from './setting-form.tsx'
import { useSetting } from './use-setting.ts'

/** Each language by its own name: whoever looks for it may not read the current one. */
const languages: Record<(typeof appConfig.locales)[number], string> = { 'pt-BR': 'Português', en: 'English', es: 'Español' }

/** The language of the portal and of its mails. */
export function LanguageSetting({ account, disabled }: { account: Account; disabled: boolean }) {
  const { t } = useLingui()
  const { locale } = useShell()
  const saved = account.languageId ?? locale
  const { value, choose, setting } = useSetting('languageId', saved)
  const pick = (wanted: string) => choose(toLocale(wanted) ?? saved)
  return (
    <SettingForm
      {...setting}
      name="languageId"
      title={t`Idioma`}
      disabled={disabled}
      onChangedBefore={(form) => pick(String(form.get('languageId')))}
    >
      <RadioGroup
        name="languageId"
        legend={t`Idioma`}
        hideLegend
        horizontal
        value={value ?? saved}
        onChange={pick}
        options={appConfig.locales.map((language) => ({
          value: language,
          label: <span lang={language}>{languages[language]}</span>,
          disabled,
        }))}
      />
    </SettingForm>
  )
}
