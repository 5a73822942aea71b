import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { DebtDetails } from '#api/debts.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useFormats } from '../i18n/formats.ts'
import { hasPermission, isStaff } from '../session/permissions.ts'
import { useShell } from '../session/shell.queries.ts'
import { AgreementTeaser } from '../features/agreements/agreement-teaser.tsx'
import { debtQueries } from '../features/debts/debts.queries.ts'
import { OwnLinks } from '../features/payments/links/own-links.tsx'
import { SendLink } from '../features/payments/links/send-link.tsx'
import { DebtsPayButton } from './debts-pay-button.tsx'

const linkPermission = { audience: 'financial', permissions: ['payment-links.manage'] }

/** Pays one debt; staff look and do not pay, and may send it to whoever does. */
export function DebtPayCard({ debt }: { debt: DebtDetails }) {
  const shell = useShell()
  const formats = useFormats(shell)
  const { debtId } = debt
  const { data: methods = ['pix'] } = useQuery(debtQueries.methods())
  if (shell.person && isStaff(shell.person)) return hasPermission(shell.person, linkPermission) ? <PaidByOthers debtId={debtId} /> : null
  if (debt.cardInReview) return <CardInReview debtId={debtId} paymentId={debt.cardInReview} />
  if (methods.length === 0) return <NothingOffered />
  const amount = formats.money(debt.breakdown.amountPayable)
  return (
    <>
    <Card aria-labelledby="pay">
      <CardSection>
        <CardTitle id="pay">
          <Trans>Pagar</Trans>
        </CardTitle>
        {methods.includes('pix') ? (
          <DebtsPayButton debtIds={[debt.debtId]} amount={debt.breakdown.amountPayable}>
            <Trans>Pagar {amount} com Pix</Trans>
          </DebtsPayButton>
        ) : null}
        <Link to="/financial/payment-checkout" search={{ debts: String(debt.debtId) }} className={buttonLook({ variant: methods.includes('pix') ? 'outline' : 'primary', full: true })}>
          <Trans>Outras formas de pagar</Trans>
        </Link>
      </CardSection>
    </Card>
    {debt.status === 'overdue' ? <AgreementTeaser debtId={debtId} amount={debt.breakdown.amountPayable} /> : null}
    <PaidByOthers debtId={debtId} />
    </>
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
        <Link to="/financial/payment-checkout" search={{ debts: String(debtId) }} className={buttonLook({ variant: 'outline', full: true })}>
          <Trans>Outras formas de pagar</Trans>
        </Link>
      </CardSection>
    </Card>
  )
}

function PaidByOthers({ debtId }: { debtId: number }) {
  return (
    <>
      <SendLink debtIds={[debtId]} />
      <OwnLinks debtId={debtId} />
    </>
  )
}
