import { useQuery } from '@tanstack/react-query'
import { CampaignSum } from '../../shared/debts/campaign-sum.tsx'
import { paymentQueries } from './payments.queries.ts'

/** Of any chosen debts. @param amount cents without a campaign, as shown */
export function CampaignOfferLink({ debtIds, amount }: { debtIds: readonly number[]; amount: number }) {
  const { data: quote } = useQuery({ ...paymentQueries.quote(debtIds), enabled: debtIds.length > 0 })
  if (!quote?.campaignOffer || quote.amount !== amount) return null
  const { campaignId, name, discountAmount } = quote.campaignOffer
  return <CampaignSum campaignId={campaignId} name={name} debtIds={debtIds} amount={amount - discountAmount} />
}
