import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Amount } from '#design/components/data/amount.tsx'
import { DiscountedAmount } from '#design/components/data/discounted-amount.tsx'
import { useFormats } from '../../request/use-formats.ts'

interface CampaignPriceProps {
  /** Cents. */
  amount: number
  /** Cents without campaigns, struck where they are more. */
  usual: number
  size?: ComponentProps<typeof DiscountedAmount>['size']
}

/** What something costs today. */
export function CampaignPrice({ amount, usual, size }: CampaignPriceProps) {
  const { t } = useLingui()
  const { money } = useFormats()
  if (amount === usual) return size ? <Amount size={size}>{money(amount)}</Amount> : money(amount)
  return (
    <DiscountedAmount
      size={size ?? 'inline'}
      originalLabel={t`Sem a campanha`}
      original={money(usual)}
      amountLabel={t`Com a campanha`}
      amount={money(amount)}
    />
  )
}
