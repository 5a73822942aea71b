import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Amount } from '#design/components/data/amount.tsx'
import { DiscountedAmount } from '#design/components/data/discounted-amount.tsx'
import { useFormats } from '../../request/use-formats.ts'

interface CampaignPriceProps {
  /** Cents. */
  amount: number
  /** The price in cents without campaigns, struck through if higher. */
  usual: number
  size?: ComponentProps<typeof DiscountedAmount>['size']
}

/** Today's price of something. */
export function CampaignPrice({ amount, usual, size }: CampaignPriceProps) {
  const { t } = useLingui()
  const { money } = useFormats()
  if (amount === usual) return size ? <Amount size={size}>{money(amount)}</Amount> : money(amount)
  return (
    <DiscountedAmount
      size={size ?? 'inline'}
      originalLabel={t`Sem o desconto`}
      original={money(usual)}
      amountLabel={t`Com o desconto`}
      amount={money(amount)}
    />
  )
}
