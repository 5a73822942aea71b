import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BadgePercent } from 'lucide-react'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { hasOwnFinances } from '../../auth/permissions.ts'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { campaignQueries } from './campaigns.queries.ts'

export function CampaignBanner() {
  const shell = useShell()
  const formats = useFormats(shell)
  const { data = [] } = useQuery({ ...campaignQueries.valid(), enabled: hasOwnFinances(shell.person) })
  return data.map(({ campaignId, name, validTo, dueAmount, discountedAmount }) => {
    const [now, before, day] = [formats.money(discountedAmount), formats.money(dueAmount), formats.date(validTo)]
    return (
      <Notice
        key={campaignId}
        tone="info"
        icon={<BadgePercent size={20} strokeWidth={1.75} aria-hidden />}
        title={
          <Trans>
            Campanha {name}, até {day}
          </Trans>
        }
        action={
          <Link to="/financial/campaigns/$campaignId" params={{ campaignId: String(campaignId) }} className={buttonLook({ size: 'sm' })}>
            <Trans>Ver campanha</Trans>
          </Link>
        }
      >
        <Trans>
          Pague {now} em vez de {before}
        </Trans>
      </Notice>
    )
  })
}
