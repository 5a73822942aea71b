import { useLingui } from '@lingui/react/macro'
import type { RecoveryOffer } from './recovery.functions.ts'

/** What to say when a request failed: operation users have no institution to turn to (shell specification, section 8). */
export function useRecoveryFailure({ operation }: Pick<RecoveryOffer, 'operation'>): string {
  const { t } = useLingui()
  return operation
    ? t`Não foi possível processar o seu pedido. Confira as informações ou fale com o suporte.`
    : t`Não foi possível processar o seu pedido. Confira as informações ou fale com a instituição.`
}
