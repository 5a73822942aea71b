import type { OpenDue } from '#api/financial/payment-links.ts'
import { CampaignOffer } from '../campaign-offer.tsx'
import { CampaignTaken } from '../campaign-taken.tsx'

/** Offers the payer of a student's debts a campaign's price, or the methods that an applied campaign excludes. */
export function OthersCampaign({ quote }: { quote: OpenDue }) {
  return quote.campaign ? <CampaignTaken quote={quote} campaign={quote.campaign} /> : <CampaignOffer quote={quote} />
}
