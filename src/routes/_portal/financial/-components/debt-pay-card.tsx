import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { DebtDetails } from '#api/debts.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { debtQueries } from '../../../../features/debts/debts.queries.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useShell } from '../../../../request/shell.queries.ts'
import { AgreementTeaser } from '../../../../features/agreements/agreement-teaser.tsx'
import { OwnLinks } from '../../../../features/payments/links/own-links.tsx'
import { SendLink } from '../../../../features/payments/links/send-link.tsx'
import { hasPermission, isStaff } from '../../../../auth/permissions.ts'
import { DebtsPayButton } from './debts-pay-button.tsx'

/** Pays one debt, by Pix at once or in another way. */
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
          <DebtsPayButton debtIds={[debtId]} amount={amountPayable}>
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

/** The institution takes no money here (specification, section 8). */
function NothingOffered() {
  const { t } = useLingui()
  return (
    <Notice tone="warning" title={t`Nenhuma forma de pagamento disponível`}>
      <Trans>A instituição não oferece pagamento por aqui. Fale com o setor financeiro.</Trans>
    </Notice>
  )
}

/** A card is looked at for this debt: another one would charge twice, any other method only replaces it. */
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

/** How else a debt is settled: in installments, or by somebody who is sent it. Staff look and do not pay, and may send it. */
export function DebtPayWays({ debt: { debtId, status, breakdown } }: { debt: DebtDetails }) {
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
