import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { passkeysQuery, secondFactorQuery } from './account.queries.ts'

/** Returns whether changes of the sign-in methods also require a code. */
export const useHasSecondFactor = (): boolean => Boolean(useQuery(secondFactorQuery).data?.enabledAt)

/** Returns whether a passkey of this hostname confirms changes, instead of a typed password. */
export const useHasPasskey = (): boolean => (useQuery(passkeysQuery).data ?? []).some(({ elsewhere }) => elsewhere === null)

/** Returns the messages shown beside the field of a refused code. */
export function useFactorMessages() {
  const { t } = useLingui()
  return {
    WRONG_PASSWORD: { ownPassword: t`Senha atual incorreta` },
    TOO_MANY_ATTEMPTS: { ownPassword: t`Muitas tentativas. Tente de novo mais tarde.` },
    CODE_NEEDED: { factorCode: t`Informe o código do aplicativo` },
    PASSKEY_REFUSED: t`A chave de acesso não foi aceita. Tente de novo.`,
    WRONG_CODE: { factorCode: t`Código inválido. Confira no aplicativo e tente de novo.` },
  }
}
