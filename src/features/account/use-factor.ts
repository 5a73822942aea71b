import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { passkeysQuery, secondFactorQuery } from './account.queries.ts'

/** Whether changes of how one signs in ask for a code, too. */
export const useHasSecondFactor = (): boolean => Boolean(useQuery(secondFactorQuery).data?.enabledAt)

/** Whether a passkey of this hostname proves changes, instead of what is typed. */
export const useHasPasskey = (): boolean => (useQuery(passkeysQuery).data ?? []).some(({ elsewhere }) => elsewhere === null)

/** What a refused code says beside its field. */
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
