import { Trans } from '@lingui/react/macro'
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
  return data.map(({ campaignId, name, validTo, discountedAmount }) => {
    const [now, day] = [formats.money(discountedAmount), formats.date(validTo)]
    return (
      <Link
        key={campaignId}
        to="/financial/campaigns/$campaignId"
        params={{ campaignId: String(campaignId) }}
        className={textLinkLook({ variant: 'alone', size: 'sm' })}
      >
        <Trans>
          Na campanha {name}, até {day}: {now}
        </Trans>
      </Link>
    )
  })
}
