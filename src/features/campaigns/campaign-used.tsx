import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { OwnCampaign } from '#api/campaigns.ts'
import { Amount } from '#design/components/data/amount.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'

/** The person paid within the campaign: what it spared them, and the way to begin again with other debts. */
export function CampaignUsed({ campaign, use }: { campaign: OwnCampaign; use: NonNullable<OwnCampaign['use']> }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const [day, spared] = [formats.day(use.paidAt), formats.money(use.discountAmount)]
  const isOpen = campaign.status === 'valid' && campaign.debtCount > 0
  return (
    <Card aria-label={t`Você já usou esta campanha`}>
      <CardSection>
        <Status tone="ok">
          <Trans>Pago</Trans>
        </Status>
        <CardTitle>
          <Trans>Você já usou esta campanha</Trans>
        </CardTitle>
        <Amount size="display">{formats.money(use.amount)}</Amount>
        <p>
          <Trans>
            Pago em {day}, {spared} a menos do que sem a campanha.
          </Trans>
        </p>
        <Link
          to="/financial/payments/receipts/$paymentId"
          params={{ paymentId: use.paymentId }}
          className={buttonLook({ variant: isOpen ? 'outline' : 'primary' })}
        >
          <Trans>Ver recibo</Trans>
        </Link>
        {isOpen ? (
          <Link
            to="/financial/campaigns/$campaignId"
            params={{ campaignId: String(campaign.campaignId) }}
            search={{ again: true }}
            className={buttonLook({ variant: 'primary' })}
          >
            <Trans>Pagar outros débitos</Trans>
          </Link>
        ) : null}
      </CardSection>
    </Card>
  )
}
