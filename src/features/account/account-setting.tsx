import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { appConfig } from '#config'
import { Setting } from '#design/components/fields/setting.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import type { Account } from './account.ts'
import { accountScope, useAccountMessages, useSaveAccount } from './use-account.ts'

type SettingKey = 'languageId' | 'timezone' | 'mode' | 'largeText' | 'signLanguage'

/** A plain form until scripts load. */
export function AccountSetting({
  name,
  children,
  ...setting
}: Omit<ComponentProps<typeof Setting>, 'method' | 'action' | 'words'> & { name: SettingKey }) {
  const { t } = useLingui()
  return (
    <Setting
      {...setting}
      words={{ save: t`Salvar`, saving: t`Salvando…`, saved: t`Salvo` }}
      method="post"
      action={`${appConfig.basePath}/preferences/account`}
    >
      <input type="hidden" name="setting" value={name} />
      {children}
    </Setting>
  )
}

/** Saves on choice, optimistically: reverts to `saved` on failure. */
export function useSetting<Key extends SettingKey>(name: Key, saved: Account[Key]) {
  const getMessage = useAccountMessages()
  const save = useSaveAccount()
  const { mutate, isPending, isSuccess, error } = useMutation({
    scope: accountScope,
    mutationFn: (value: Account[Key]) => save({ [name]: value }),
  })
  // Not the mutation's variables: they arrive a render late, so the control would flicker.
  const [chosen, setChosen] = useState<{ value: Account[Key] } | null>(null)
  return {
    value: chosen ? chosen.value : saved,
    choose: (value: Account[Key]) => {
      if (value === saved && !isPending) return
      setChosen({ value })
      mutate(value, { onSettled: () => setChosen(null) })
    },
    setting: {
      name,
      status: isPending ? ('saving' as const) : isSuccess ? ('saved' as const) : ('idle' as const),
      error: error ? getMessage(portalErrorCode(error)) : undefined,
    },
  }
}
