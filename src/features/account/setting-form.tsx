import type { ComponentProps } from 'react'
import { appConfig } from '#config'
import { Setting } from '#design/components/fields/setting.tsx'

/** A setting of the account, as a plain form until scripts run. */
export function SettingForm({ name, children, ...setting }: Omit<ComponentProps<typeof Setting>, 'method' | 'action'> & { name: string }) {
  return (
    <Setting {...setting} method="post" action={`${appConfig.basePath}/preferences/account`}>
      <input type="hidden" name="setting" value={name} />
      {children}
    </Setting>
  )
}
