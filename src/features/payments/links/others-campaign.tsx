import type { OpenDue } from '#api/financial/payment-links.ts'
import { CampaignOffer } from '../campaign-offer.tsx'
import { CampaignTaken } from '../campaign-taken.tsx'

/** To whoever pays for a student: the ways that the campaign does not take, or back to its price. */
export function OthersCampaign({ quote }: { quote: OpenDue }) {
  return quote.campaign ? <CampaignTaken quote={quote} campaign={quote.campaign} /> : <CampaignOffer quote={quote} />
}
