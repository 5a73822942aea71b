import { useLingui } from '@lingui/react/macro'
import type { PaymentMethodType } from '#api/payments.ts'

/** Names ways to pay. */
export function useMethodName(): (method: PaymentMethodType) => string {
  const { t } = useLingui()
  const names: Record<PaymentMethodType, string> = { pix: t`Pix`, bank_slip: t`Boleto`, credit_card: t`Cartão de crédito` }
  return (method) => names[method]
}
