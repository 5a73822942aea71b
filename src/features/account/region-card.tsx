import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { appConfig } from '#config'
import { isTimeZone } from '#api/time-zones.ts'
import { Combobox } from '#design/components/choices/combobox.tsx'
import { RadioGroup } from '#design/components/choices/radio-group.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import { toLocale } from '../../i18n/negotiate-locale.ts'
import { useShell } from '../../request/shell.queries.ts'
import type { Account } from './account.ts'
import { timeZonesQuery } from './account.queries.ts'
import { AccountSetting, useSetting } from './account-setting.tsx'

/** Each in its own language, for users who cannot read the current one. */
const languages: Record<(typeof appConfig.locales)[number], string> = { 'pt-BR': 'Português', en: 'English', es: 'Español' }

export function RegionCard({ account, disabled }: { account: Account; disabled: boolean }) {
  return (
    <Card aria-labelledby="region">
      <CardHeader id="region" title={<Trans>Idioma e horário</Trans>} folds />
      <CardSection>
        <LanguageSetting account={account} disabled={disabled} />
      </CardSection>
      <CardSection>
        <TimeZoneSetting account={account} disabled={disabled} />
      </CardSection>
    </Card>
  )
}

function LanguageSetting({ account, disabled }: { account: Account; disabled: boolean }) {
  const { t } = useLingui()
  const { locale } = useShell()
  const saved = account.languageId ?? locale
  const { value, choose, setting } = useSetting('languageId', saved)
  const pick = (wanted: string) => choose(toLocale(wanted) ?? saved)
  return (
    <AccountSetting {...setting} title={t`Idioma`} disabled={disabled} onChangedBefore={(form) => pick(String(form.get('languageId')))}>
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
    </AccountSetting>
  )
}

/** A native select until scripts load, then a searchable one. */
function TimeZoneSetting({ account, disabled }: { account: Account; disabled: boolean }) {
  const { t, i18n } = useLingui()
  const isReady = useHydrated()
  const { value, choose, setting } = useSetting('timezone', account.timezone)
  const { data = [], isPending } = useQuery({ ...timeZonesQuery(i18n.locale), placeholderData: keepPreviousData })
  // The saved zone stays selectable even if it is no longer offered.
  const options =
    isPending || data.some((zone) => zone.value === account.timezone)
      ? data
      : [{ value: account.timezone, label: account.timezone }, ...data]
  const field = { name: 'timezone', label: t`Fuso horário`, hideLabel: true, disabled } as const
  return (
    <AccountSetting
      {...setting}
      title={t`Fuso horário`}
      hint={t`As horas de avisos, acessos e recibos aparecem neste fuso. Vencimentos continuam no da instituição.`}
      disabled={disabled}
      onChangedBefore={(form) => choose(String(form.get('timezone')))}
    >
      {isReady && !disabled ? (
        <Combobox
          {...field}
          options={options}
          value={value}
          onChange={(wanted) => {
            if (isTimeZone(wanted)) choose(wanted)
          }}
          emptyText={t`Nenhum fuso encontrado`}
          resultCount={(count) => t`${plural(count, { one: '# fuso', other: '# fusos' })}`}
          loading={isPending}
          loadingText={t`Carregando…`}
        />
      ) : (
        <SelectField {...field} defaultValue={account.timezone}>
          {options.map((zone) => (
            <option key={zone.value} value={zone.value}>
              {zone.label}
            </option>
          ))}
        </SelectField>
      )}
    </AccountSetting>
  )
}
