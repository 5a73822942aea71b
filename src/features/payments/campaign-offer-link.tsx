import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { CampaignLink } from './campaign-offer.tsx'
import { paymentQueries } from './payments.queries.ts'

/** In a bar, beside the sum without it. @param amount cents, as shown */
export function CampaignOfferLink({ debtIds, amount }: { debtIds: readonly number[]; amount: number }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const { data: quote } = useQuery({ ...paymentQueries.quote(debtIds), enabled: debtIds.length > 0 })
  if (!quote?.campaignOffer || quote.amount !== amount) return null
  const { name, discountAmount } = quote.campaignOffer
  const now = formats.money(amount - discountAmount)
  return (
    <CampaignLink quote={quote} label={t`Com campanha: ${now}, ${name}`} className={textLinkLook({ variant: 'alone', size: 'sm' })}>
      <Trans>Com campanha: {now}</Trans>
    </CampaignLink>
  )
}
