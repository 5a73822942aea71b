import { useLingui } from '@lingui/react/macro'

/** Returns the message of a form whose user was asked to prove their identity and did not. */
export function useUnproven(): string {
  const { t } = useLingui()
  return t`Nada mudou. Para continuar, confirme que é você.`
}
