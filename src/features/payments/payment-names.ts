import { useLingui } from '@lingui/react/macro'
import type { CardUse, PaymentMethodType } from '#api/payments.ts'
import { cardBrandNames } from '#design/components/fields/masks/card-brand.ts'

export function useMethodName(): (method: PaymentMethodType) => string {
  const { t } = useLingui()
  const names: Record<PaymentMethodType, string> = { pix: t`Pix`, bank_slip: t`Boleto`, credit_card: t`Cartão de crédito` }
  return (method) => names[method]
}

export function useCardName(): (card: CardUse) => string {
  const { t } = useLingui()
  return ({ brand, lastFour, installments }) => {
    if (!brand || !lastFour) return installments > 1 ? t`Cartão de crédito, em ${installments}x` : t`Cartão de crédito`
    const name = (cardBrandNames as Record<string, string>)[brand] ?? t`Cartão`
    return installments > 1 ? t`${name} final ${lastFour}, em ${installments}x` : t`${name} final ${lastFour}`
  }
}
