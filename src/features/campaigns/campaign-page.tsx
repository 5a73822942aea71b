import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarX, CircleCheck } from 'lucide-react'
import type { StudentCampaign } from '#api/financial/campaigns.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { Amount } from '#design/components/data/amount.tsx'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { BackToPayments } from '../../subjects/debts/back-to-payments.tsx'
import { CampaignChoice } from './campaign-choice.tsx'
import { campaignQueries } from './campaigns.queries.ts'

const icon = { size: 32 } as const

/** @param again choose other debts after a payment within the campaign */
export function CampaignPage({ campaignId, again }: { campaignId: number; again: boolean }) {
  const { data } = useSuspenseQuery(campaignQueries.detail(campaignId))
  const { campaign, results } = data
  const isUsed = campaign.use !== null && !again
  return (
    <>
      <PageHeader back={<BackToPayments />} title={campaign.name} subtitle={<Terms campaign={campaign} />} />
      {campaign.description ? <p>{campaign.description}</p> : null}
      {isUsed ? <CampaignUsed campaign={campaign} use={campaign.use!} /> : null}
      {!isUsed && results.length > 0 ? <CampaignChoice campaign={campaign} debts={results} /> : null}
      {!isUsed && results.length === 0 ? <NothingInIt campaign={campaign} /> : null}
    </>
  )
}

function Terms({ campaign: { status, validTo, chargesBasisPoints, principalBasisPoints } }: { campaign: StudentCampaign }) {
  const formats = useFormats()
  const [charges, principal, day] = [formats.percent(chargesBasisPoints), formats.percent(principalBasisPoints), formats.date(validTo)]
  if (status === 'ended') return <Trans>Terminou em {day}</Trans>
  if (principalBasisPoints === 0)
    return (
      <Trans>
        Até {day}: {charges} de desconto na multa e nos juros
      </Trans>
    )
  if (chargesBasisPoints === 0)
    return (
      <Trans>
        Até {day}: {principal} de desconto no valor
      </Trans>
    )
  return (
    <Trans>
      Até {day}: {charges} de desconto na multa e nos juros, {principal} no valor
    </Trans>
  )
}

function NothingInIt({ campaign: { status } }: { campaign: StudentCampaign }) {
  const { t } = useLingui()
  const toPayments = (
    <Link to="/financial/payments" className={buttonLook()}>
      <Trans>Ver pagamentos</Trans>
    </Link>
  )
  if (status === 'ended') {
    return (
      <EmptyState icon={<CalendarX {...icon} />} title={t`Este desconto terminou`} action={toPayments}>
        <Trans>Os débitos voltaram ao valor normal. Você ainda pode pagá-los em Pagamentos.</Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={<CircleCheck {...icon} />} title={t`Nenhum débito seu tem este desconto hoje`} action={toPayments}>
      <Trans>Ela é para débitos vencidos que ainda não foram pagos nem negociados.</Trans>
    </EmptyState>
  )
}

function CampaignUsed({ campaign, use }: { campaign: StudentCampaign; use: NonNullable<StudentCampaign['use']> }) {
  const { t } = useLingui()
  const formats = useFormats()
  const [day, spared] = [formats.day(use.paidAt), formats.money(use.discountAmount)]
  const isOpen = campaign.status === 'valid' && campaign.debtCount > 0
  return (
    <Card aria-label={t`Você já usou este desconto`}>
      <CardSection>
        <Status tone="ok">
          <Trans>Pago</Trans>
        </Status>
        <CardTitle>
          <Trans>Você já usou este desconto</Trans>
        </CardTitle>
        <Amount size="display">{formats.money(use.amount)}</Amount>
        <p>
          <Trans>
            Pago em {day}, {spared} a menos do que sem o desconto.
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
