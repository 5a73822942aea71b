import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Combobox } from '#design/components/choices/combobox.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import { isTimeZone } from '#api/time-zones.ts'
import type { Account } from './account.ts'
import { timeZonesQuery } from './account.queries.ts'
import { SettingForm } from './setting-form.tsx'
import { useSetting } from './use-setting.ts'

/** The zone in which the portal tells when something happened. A native list until scripts run, then one to search. */
export function TimeZoneSetting({ account, disabled }: { account: Account; disabled: boolean }) {
  const { t, i18n } = useLingui()
  const isReady = useHydrated()
  const { value, choose, setting } = useSetting('timezone', account.timezone)
  const { data = [], isPending } = useQuery({ ...timeZonesQuery(i18n.locale), placeholderData: keepPreviousData })
  // A zone that is no longer offered stays what it is until another one is chosen.
  const options =
    isPending || data.some((zone) => zone.value === account.timezone)
      ? data
      : [{ value: account.timezone, label: account.timezone }, ...data]
  const field = { name: 'timezone', label: t`Fuso horário`, hideLabel: true, disabled } as const
  return (
    <SettingForm
      {...setting}
      name="timezone"
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
          emptyText={t`Nenhum fuso com esse nome`}
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
    </SettingForm>
  )
}
