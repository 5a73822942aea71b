import { useLingui } from '@lingui/react/macro'
import type { CardUse, PaymentMethodType } from '#api/financial/payments.ts'
import { cardBrandNames } from '#design/components/fields/masks/card-brand.ts'
import { useFormats } from '../../request/use-formats.ts'

export function useMethodName(): (method: PaymentMethodType) => string {
  const { t } = useLingui()
  const names: Record<PaymentMethodType, string> = { pix: t`Pix`, bank_slip: t`Boleto`, credit_card: t`Cartão de crédito` }
  return (method) => names[method]
}

/** `Cartão Visa final 1111, em 3x de R$ 170,27` */
export function useCardName(): (card: CardUse) => string {
  const { t } = useLingui()
  const { money } = useFormats()
  return ({ brand, lastFour, installments, installmentAmount }) => {
    const brandName = (cardBrandNames as Record<string, string | undefined>)[brand ?? ''] ?? ''
    const card = !lastFour ? t`Cartão de crédito` : brandName ? t`Cartão ${brandName} final ${lastFour}` : t`Cartão final ${lastFour}`
    const each = money(installmentAmount)
    return installments > 1 ? t`${card}, em ${installments}x de ${each}` : card
  }
}
