import type { ReactNode } from 'react'
import { Switch } from '#design/components/choices/switch.tsx'
import type { Account } from './account.ts'
import { SettingForm } from './setting-form.tsx'
import { useSetting } from './use-setting.ts'

/** Something of the account that is on or off. */
export function SwitchSetting({
  name,
  account,
  disabled,
  title,
  label,
  description,
}: {
  name: 'largeText' | 'signLanguage'
  account: Account
  disabled: boolean
  title: string
  label: ReactNode
  description: ReactNode
}) {
  const { value, choose, setting } = useSetting(name, account[name])
  return (
    <SettingForm {...setting} name={name} title={title} disabled={disabled} onChangedBefore={(form) => choose(form.has(name))}>
      <Switch
        name={name}
        label={label}
        description={description}
        checked={value}
        disabled={disabled}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
    </SettingForm>
  )
}
