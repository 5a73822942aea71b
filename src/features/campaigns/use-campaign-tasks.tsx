import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BadgePercent } from 'lucide-react'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Status } from '#design/components/feedback/status.tsx'
import { hasOwnFinances } from '../../auth/permissions.ts'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { type TaskSource, taskSource } from '../../shared/tasks/task.ts'
import { campaignQueries } from './campaigns.queries.ts'

export function useCampaignTasks(): TaskSource {
  const { t } = useLingui()
  const shell = useShell()
  const formats = useFormats(shell)
  const query = useQuery({ ...campaignQueries.valid(), enabled: hasOwnFinances(shell.person) })
  const tasks = (query.data ?? []).map(({ campaignId, name, validTo, dueAmount, discountedAmount }) => {
    const [now, before, day] = [formats.money(discountedAmount), formats.money(dueAmount), formats.date(validTo)]
    return {
      id: `campaign-${campaignId}`,
      icon: <BadgePercent size={20} strokeWidth={1.75} aria-hidden />,
      title: t`Campanha ${name}`,
      reason: t`Pague ${now} em vez de ${before}`,
      status: (
        <Status tone="info">
          <Trans>Desconto</Trans>
        </Status>
      ),
      until: validTo,
      untilText: t`Até ${day}`,
      action: (
        <Link
          to="/financial/campaigns/$campaignId"
          params={{ campaignId: String(campaignId) }}
          className={buttonLook({ variant: 'outline', size: 'sm' })}
          aria-label={t`Ver a campanha ${name}`}
        >
          <Trans>Ver</Trans>
        </Link>
      ),
    }
  })
  return taskSource(t`Campanhas`, query, tasks)
}
