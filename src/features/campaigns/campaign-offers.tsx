import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { hasOwnFinances } from '../../auth/permissions.ts'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { campaignQueries } from './campaigns.queries.ts'

/** Beside what is due: what it costs in a campaign. */
export function CampaignOffers() {
  const shell = useShell()
  const formats = useFormats(shell)
  const { data = [] } = useQuery({ ...campaignQueries.valid(), enabled: hasOwnFinances(shell.person) })
  return data.map(({ campaignId, name, discountedAmount }) => {
    const now = formats.money(discountedAmount)
    return (
      <Link
        key={campaignId}
        to="/financial/campaigns/$campaignId"
        params={{ campaignId: String(campaignId) }}
        className={textLinkLook({ variant: 'alone', size: 'sm' })}
      >
        {name}: {now}
      </Link>
    )
  })
}
