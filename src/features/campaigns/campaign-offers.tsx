import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { hasOwnFinances } from '../../auth/permissions.ts'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { campaignQueries } from './campaigns.queries.ts'

/** Beside what is due: what it costs in a campaign, and the way there. */
export function CampaignOffers() {
  const { t } = useLingui()
  const shell = useShell()
  const formats = useFormats(shell)
  const { data = [] } = useQuery({ ...campaignQueries.valid(), enabled: hasOwnFinances(shell.person) })
  return data.map(({ campaignId, name, validTo, dueAmount, discountedAmount }) => {
    const [now, before, day] = [formats.money(discountedAmount), formats.money(dueAmount), formats.date(validTo)]
    return (
      <p key={campaignId}>
        <Trans>
          Com a campanha {name}, você paga {now} em vez de {before}, até {day}.
        </Trans>{' '}
        {/* Nobody pays in another person's name. */}
        {shell.person?.impersonated ? null : (
          <Link
            to="/financial/campaigns/$campaignId"
            params={{ campaignId: String(campaignId) }}
            className={textLinkLook({ variant: 'after' })}
            aria-label={t`Usar a campanha ${name} e pagar ${now}`}
          >
            <Trans>Usar a campanha</Trans>
          </Link>
        )}
      </p>
    )
  })
}
