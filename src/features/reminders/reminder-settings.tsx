import { useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { appConfig } from '#config'
import type { ReminderSettings } from '#api/reminders.ts'
import { CheckboxGroup } from '#design/components/choices/checkbox-group.tsx'
import { Switch } from '#design/components/choices/switch.tsx'
import { Setting } from '#design/components/fields/setting.tsx'
import { daysToChoose, readDays, type SwitchName } from './reminder-values.ts'
import { useReminderSetting } from './use-reminder-setting.ts'

/** A preference as a plain form until scripts run. */
function ReminderForm({ name, children, ...setting }: Omit<ComponentProps<typeof Setting>, 'method' | 'action'> & { name: string }) {
  return (
    <Setting {...setting} method="post" action={`${appConfig.basePath}/preferences/reminders`}>
      <input type="hidden" name="setting" value={name} />
      {children}
    </Setting>
  )
}

/** Days before the due date on which the person is reminded. */
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

/** As the service keeps them: what did not change must not look changed. */
const sorted = <Days extends number>(days: Days[]): Days[] => days.sort((one, other) => one - other)

/** Something of the reminders that is on or off. */
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
