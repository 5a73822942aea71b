import { useLingui } from '@lingui/react/macro'
import type { DenialReason } from '#api/payments.ts'

/** Why a card was not charged, in the reader's words. */
export function useDenialReason(): (denial: DenialReason) => string {
  const { t } = useLingui()
  const reasons: Record<DenialReason, string> = {
    card_refused: t`O banco do cartão não autorizou. Ele pode dizer por quê.`,
    insufficient_funds: t`O limite do cartão não é suficiente.`,
    invalid_card: t`A operadora não reconheceu os dados do cartão.`,
    not_confirmed: t`A operadora não confirmou a tempo.`,
  }
  return (denial) => reasons[denial]
}
