import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { QrCode } from 'lucide-react'
import type { DebtDetails } from '#api/debts.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { debtQueries } from '../../../../features/debts/debts.queries.ts'
import { AgreementTeaser } from '../../../../features/agreements/agreement-teaser.tsx'
import { OwnLinks } from '../../../../features/payments/links/own-links.tsx'
import { SendLink } from '../../../../features/payments/links/send-link.tsx'
import { hasPermission, isStaff } from '../../../../auth/permissions.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useShell } from '../../../../request/shell.queries.ts'
import { DebtsPayButton } from './debts-pay-button.tsx'

export function DebtPayCard({ debt: { debtId, breakdown, cardInReview } }: { debt: DebtDetails }) {
  const formats = useFormats(useShell())
  const { data: methods = ['pix'] } = useQuery(debtQueries.methods())
  if (cardInReview) return <CardInReview debtId={debtId} paymentId={cardInReview} />
  if (methods.length === 0) return <NothingOffered />
  const { amountPayable } = breakdown
  const amount = formats.money(amountPayable)
  const byPix = methods.includes('pix')
  return (
    <Card aria-labelledby="pay">
      <CardSection>
        <CardTitle id="pay">
          <Trans>Pagar</Trans>
        </CardTitle>
        {byPix ? (
          <DebtsPayButton debtIds={[debtId]} amount={amountPayable} icon={<QrCode size={20} strokeWidth={1.75} aria-hidden />}>
            <Trans>Pagar {amount} com Pix</Trans>
          </DebtsPayButton>
        ) : null}
        <Link
          to="/financial/payment-checkout"
          search={{ debts: String(debtId) }}
          className={buttonLook({ variant: byPix ? 'outline' : 'primary', full: true })}
        >
          <Trans>Outras formas de pagar</Trans>
        </Link>
      </CardSection>
    </Card>
  )
}

function NothingOffered() {
  const { t } = useLingui()
  return (
    <Notice tone="warning" title={t`Nenhuma forma de pagamento disponível`}>
      <Trans>A instituição não oferece pagamento por aqui. Fale com o setor financeiro.</Trans>
    </Notice>
  )
}

/** With a card payment pending, another card would charge twice; any other method replaces it. */
function CardInReview({ debtId, paymentId }: { debtId: number; paymentId: string }) {
  return (
    <Card aria-labelledby="pay">
      <CardSection>
        <CardTitle id="pay">
          <Trans>Cartão em análise</Trans>
        </CardTitle>
        <p>
          <Trans>A operadora ainda não respondeu sobre o cartão deste débito. Não pague de novo com outro cartão.</Trans>
        </p>
        <Link to="/financial/payments/card/$paymentId" params={{ paymentId }} className={buttonLook({ variant: 'primary', full: true })}>
          <Trans>Acompanhar o pagamento</Trans>
        </Link>
        <Link
          to="/financial/payment-checkout"
          search={{ debts: String(debtId) }}
          className={buttonLook({ variant: 'outline', full: true })}
        >
          <Trans>Outras formas de pagar</Trans>
        </Link>
      </CardSection>
    </Card>
  )
}

const linkPermission = { audience: 'financial', permissions: ['payment-links.manage'] }

/** Staff do not pay, but may send links. */
export function OtherWaysToPay({ debt: { debtId, status, breakdown } }: { debt: DebtDetails }) {
  const { person } = useShell()
  const ofStaff = person !== null && isStaff(person)
  if (ofStaff && !hasPermission(person, linkPermission)) return null
  return (
    <>
      {status === 'overdue' && !ofStaff ? <AgreementTeaser debtId={debtId} amount={breakdown.amountPayable} /> : null}
      <SendLink debtIds={[debtId]} />
      <OwnLinks debtId={debtId} />
    </>
  )
}
