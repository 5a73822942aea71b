import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { paymentQueries } from './payments.queries.ts'

/** The link to a campaign's offer for any chosen debts. @param amount cents without a campaign, as shown */
export function CampaignOfferLink({ debtIds, amount }: { debtIds: readonly number[]; amount: number }) {
  const { data: quote } = useQuery({ ...paymentQueries.quote(debtIds, undefined, 'none'), enabled: debtIds.length > 0 })
  if (!quote?.campaignOffer || quote.amount !== amount) return null
  const { name, discountAmount } = quote.campaignOffer
  return <OfferLink name={name} debtIds={debtIds} amount={amount - discountAmount} />
}

/** Link to the campaign's price, in a bar beside the sum without the campaign. */
function OfferLink({ name, debtIds, amount }: { name: string; debtIds: readonly number[]; amount: number }) {
  const { t } = useLingui()
  const now = useFormats().money(amount)
  const words = t`Com o desconto: ${now}`
  return (
    <Link
      to="/financial/payment-checkout"
      search={{ debts: debtIds.join(',') }}
      className={textLinkLook({ variant: 'alone', size: 'sm' })}
      aria-label={`${words}, ${name}`}
    >
      {words}
    </Link>
  )
}
