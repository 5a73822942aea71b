import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Payment } from '#api/payments.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Amount } from '#design/components/data/amount.tsx'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { BackToPayments } from '../../shared/back-to-payments.tsx'
import { useDebtWords } from '../../shared/debts/debt-words.ts'
import { PaidDebts } from './paid-debts.tsx'
import { PaymentApproved } from './payment-approved.tsx'
import { useCardName } from './payment-names.ts'
import { CardNotChargedNotice, CardPendingNotice } from './card-notices.tsx'
import { usePaymentWatch } from './use-payment-watch.ts'

export function CardPage({ paymentId }: { paymentId: string }) {
  const { data: payment } = usePaymentWatch(paymentId)
  const { namesOf } = useDebtWords()
  if (!payment) return null
  const { status } = payment
  return (
    <>
      <PageHeader
        back={<BackToPayments />}
        title={status === 'approved' ? <Trans>Pagamento recebido</Trans> : <Trans>Pagamento com cartão</Trans>}
        subtitle={namesOf(payment.debts)}
      />
      {status === 'approved' ? <PaymentApproved payment={payment} /> : null}
      {status === 'pending' ? <CardPending payment={payment} /> : null}
      {status === 'denied' ? <CardDenied payment={payment} /> : null}
      {status === 'canceled' ? <CardCanceled payment={payment} /> : null}
    </>
  )
}

function CardPending({ payment }: { payment: Payment }) {
  const { t } = useLingui()
  const status = (
    <Status tone="warning">
      <Trans>Em análise</Trans>
    </Status>
  )
  return (
    <CardOutcome label={t`Pagamento em análise`} status={status} payment={payment}>
      <CardPendingNotice />
      <PaidDebts debts={payment.debts} />
    </CardOutcome>
  )
}

function CardDenied({ payment }: { payment: Payment }) {
  const { t } = useLingui()
  const { labelFor } = useDebtWords()
  const debts = payment.debts.map(({ debtId }) => debtId).join(',')
  const status = (
    <Status tone="danger">
      <Trans>Recusado</Trans>
    </Status>
  )
  return (
    <CardOutcome label={t`Pagamento recusado`} status={status} payment={payment}>
      <CardNotChargedNotice payment={payment} />
      <Link
        to="/financial/payment-checkout"
        search={{ debts, method: 'credit_card' }}
        className={buttonLook({ variant: 'primary', full: true })}
        aria-label={labelFor(t`Tentar com outro cartão`, payment.debts)}
      >
        <Trans>Tentar com outro cartão</Trans>
      </Link>
      <Link
        to="/financial/payment-checkout"
        search={{ debts }}
        className={buttonLook({ variant: 'outline', full: true })}
        aria-label={labelFor(t`Pagar de outra forma`, payment.debts)}
      >
        <Trans>Pagar de outra forma</Trans>
      </Link>
    </CardOutcome>
  )
}

function CardCanceled({ payment }: { payment: Payment }) {
  const { t } = useLingui()
  const status = (
    <Status tone="neutral">
      <Trans>Cancelado</Trans>
    </Status>
  )
  return (
    <CardOutcome label={t`Pagamento cancelado`} status={status} payment={payment}>
      <CardNotChargedNotice payment={payment} />
    </CardOutcome>
  )
}

interface CardOutcomeProps {
  label: string
  status: ReactNode
  payment: Payment
  children: ReactNode
}

function CardOutcome({ label, status, payment: { amount, card }, children }: CardOutcomeProps) {
  const formats = useFormats(useShell())
  const cardName = useCardName()
  return (
    <Card aria-label={label}>
      <CardSection>
        {status}
        <Amount size="display">{formats.money(amount)}</Amount>
        <p>{card ? cardName(card) : null}</p>
        {children}
        <Link to="/financial/payments" className={buttonLook({ variant: 'outline', full: true })}>
          <Trans>Voltar aos pagamentos</Trans>
        </Link>
      </CardSection>
    </Card>
  )
}
