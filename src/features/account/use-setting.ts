import { useState } from 'react'
import { portalErrorCode } from '../../request/portal-error.ts'
import type { Account } from './account.ts'
import { useAccountWords } from './use-account-words.ts'
import { useSaveAccount } from './use-save-account.ts'

type SettingKey = 'languageId' | 'timezone' | 'mode' | 'largeText' | 'signLanguage'

/**
 * A setting that saves itself. What was chosen is shown at once, and the saved value again when it was not taken.
 *
 * @param saved what the account says
 */
export function useSetting<Key extends SettingKey>(key: Key, saved: Account[Key]) {
  const words = useAccountWords()
  const { mutate, isPending, isSuccess, isError, error } = useSaveAccount()
  // Of its own, since what a mutation says of itself is heard a moment late: the control would jump back and forth.
  const [wanted, setWanted] = useState<{ value: Account[Key] } | null>(null)
  return {
    value: wanted ? wanted.value : saved,
    choose: (value: Account[Key]) => {
      if (value === saved && !isPending) return
      setWanted({ value })
      mutate({ [key]: value }, { onSettled: () => setWanted(null) })
    },
    setting: {
      words: words.setting,
      status: isPending ? ('saving' as const) : isSuccess ? ('saved' as const) : ('idle' as const),
      error: isError ? words.refusal(portalErrorCode(error)) : undefined,
    },
  }
}
