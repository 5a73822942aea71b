import { useLingui } from '@lingui/react/macro'

/** What a form says whose person was asked to prove who they are, and did not. */
export function useUnproven(): string {
  const { t } = useLingui()
  return t`Nada mudou. Para continuar, confirme que é você.`
}
