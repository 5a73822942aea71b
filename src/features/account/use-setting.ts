import { portalErrorCode } from '../../upstream/portal-error.ts'
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
  const { mutate, isPending, isSuccess, isError, error, variables } = useSaveAccount()
  return {
    value: isPending ? (variables[key] as Account[Key]) : saved,
    choose: (wanted: Account[Key] | string) => {
      if (wanted !== saved || isPending) mutate({ [key]: wanted })
    },
    setting: {
      words: words.setting,
      status: isPending ? ('saving' as const) : isSuccess ? ('saved' as const) : ('idle' as const),
      error: isError ? words.refusal(portalErrorCode(error)) : undefined,
    },
  }
}
