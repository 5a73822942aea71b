import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { appConfig } from '#config'
import type { ReminderPreferences, ReminderSettings } from '#api/financial/reminders.ts'
import { CheckboxGroup } from '#design/components/choices/checkbox-group.tsx'
import { Switch } from '#design/components/choices/switch.tsx'
import { Setting } from '#design/components/fields/setting.tsx'
import { type PortalErrorCode, portalErrorCode } from '../../request/portal-error.ts'
import { rpc } from '../../rpc/rpc.ts'
import { daysToChoose, readDays, type SwitchName } from './reminder-values.ts'
import { reminderQueries } from './reminders.queries.ts'

/** A plain form until scripts load. */
function ReminderForm({ name, children, ...setting }: Omit<ComponentProps<typeof Setting>, 'method' | 'action'> & { name: string }) {
  return (
    <Setting {...setting} method="post" action={`${appConfig.basePath}/preferences/reminders`}>
      <input type="hidden" name="setting" value={name} />
      {children}
    </Setting>
  )
}

export function DaysSetting({ settings, disabled }: { settings: ReminderSettings; disabled: boolean }) {
  const { t } = useLingui()
  const { value, choose, setting } = useReminderSetting('daysBefore', settings.daysBefore)
  return (
    <ReminderForm
      {...setting}
      name="daysBefore"
      title={t`Antes do vencimento`}
      disabled={disabled}
      onChangedBefore={(form) => choose(sorted(readDays(form.getAll('daysBefore'))))}
    >
      <CheckboxGroup
        name="daysBefore"
        legend={t`Antes do vencimento`}
        hideLegend
        value={value.map(String)}
        onChange={(chosen) => choose(sorted(readDays(chosen)))}
        options={daysToChoose.map((days) => ({
          value: String(days),
          label: days === 1 ? t`1 dia antes` : t`${days} dias antes`,
          disabled,
        }))}
      />
    </ReminderForm>
  )
}

/** The service's order, so that equal values compare equal. */
const sorted = <Days extends number>(days: Days[]): Days[] => days.sort((one, other) => one - other)

export function ReminderSwitch({
  name,
  settings,
  disabled,
  title,
  label,
  description,
}: {
  name: SwitchName
  settings: ReminderSettings
  disabled: boolean
  title: string
  label: ReactNode
  description: ReactNode
}) {
  const { value, choose, setting } = useReminderSetting(name, settings[name])
  return (
    <ReminderForm {...setting} name={name} title={title} disabled={disabled} onChangedBefore={(form) => choose(form.has(name))}>
      <Switch
        name={name}
        label={label}
        description={description}
        checked={value}
        disabled={disabled}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
    </ReminderForm>
  )
}

export function useReminderWords() {
  const { t } = useLingui()
  return {
    setting: { save: t`Salvar`, saving: t`Salvando…`, saved: t`Salvo` },
    failure: (code: PortalErrorCode) =>
      code === 'FORBIDDEN' ? t`Somente o aluno pode mudar os lembretes.` : t`Não foi possível salvar. Tente de novo em alguns minutos.`,
  }
}

/** Saves on choice, optimistically: reverts to `saved` on failure. */
function useReminderSetting<Key extends keyof ReminderPreferences>(key: Key, saved: ReminderPreferences[Key]) {
  const words = useReminderWords()
  const queryClient = useQueryClient()
  const { mutate, isPending, isSuccess, isError, error } = useMutation({
    scope: { id: 'reminders' },
    mutationFn: (value: ReminderPreferences[Key]) => rpc.financial.reminders.change.mutate({ [key]: value }),
    onSuccess: (settings) => queryClient.setQueryData(reminderQueries.settings().queryKey, settings),
  })
  // Not the mutation's variables: they arrive a render late, so the control would flicker.
  const [wanted, setWanted] = useState<{ value: ReminderPreferences[Key] } | null>(null)
  return {
    value: wanted ? wanted.value : saved,
    choose: (value: ReminderPreferences[Key]) => {
      if (String(value) === String(saved) && !isPending) return
      setWanted({ value })
      mutate(value, { onSettled: () => setWanted(null) })
    },
    setting: {
      words: words.setting,
      status: isPending ? ('saving' as const) : isSuccess ? ('saved' as const) : ('idle' as const),
      error: isError ? words.failure(portalErrorCode(error)) : undefined,
    },
  }
}
