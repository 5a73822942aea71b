import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Payment } from '#api/financial/payments.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Amount } from '#design/components/data/amount.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { PaymentOutcome } from '#design/patterns/payment-outcome.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { BackToPayments } from '../../subjects/debts/back-to-payments.tsx'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { PaidDebts } from './paid-debts.tsx'
import { cardTitles } from './card-titles.ts'
import { PaymentApproved } from './payment-approved.tsx'
import { useCardName } from './payment-names.ts'
import { useCardOutcomeWords } from './card-notices.tsx'
import { usePaymentWatch } from './use-payment-watch.ts'

export function CardPage({ paymentId }: { paymentId: string }) {
  const { data: payment } = usePaymentWatch(paymentId)
  const { getNames } = useDebtWords()
  const { i18n } = useLingui()
  if (!payment) return null
  const { status } = payment
  return (
    <>
      {/* The moment in which it is paid is its own title. */}
      {status === 'approved' ? null : (
        <PageHeader
          back={<BackToPayments />}
          title={i18n._(cardTitles[status] ?? msg`Pagamento com cartão`)}
          subtitle={getNames(payment.debts)}
        />
      )}
      {status === 'approved' ? <PaymentApproved payment={payment} /> : null}
      {status === 'pending' ? (
        <CardOutcome payment={payment} tone="warning">
          <PaidDebts debts={payment.debts} />
        </CardOutcome>
      ) : null}
      {status === 'denied' ? (
        <CardOutcome payment={payment} tone="danger" word={<Trans>Recusado</Trans>}>
          <OtherTries payment={payment} />
        </CardOutcome>
      ) : null}
      {status === 'canceled' ? <CardOutcome payment={payment} tone="neutral" word={<Trans>Cancelado</Trans>} /> : null}
    </>
  )
}

function OtherTries({ payment: { debts } }: { payment: Payment }) {
  const { t } = useLingui()
  const { labelFor } = useDebtWords()
  const debtIds = debts.map(({ debtId }) => debtId).join(',')
  return (
    <>
      <Link
        to="/financial/payment-checkout"
        search={{ debts: debtIds, method: 'credit_card' }}
        className={buttonLook({ variant: 'primary', full: true })}
        aria-label={labelFor(t`Tentar com outro cartão`, debts)}
      >
        <Trans>Tentar com outro cartão</Trans>
      </Link>
      <Link
        to="/financial/payment-checkout"
        search={{ debts: debtIds }}
        className={textLinkLook({ variant: 'alone' })}
        aria-label={labelFor(t`Pagar de outra forma`, debts)}
      >
        <Trans>Pagar de outra forma</Trans>
      </Link>
    </>
  )
}

interface CardOutcomeProps {
  payment: Payment
  tone: 'warning' | 'danger' | 'neutral'
  word?: ReactNode
  children?: ReactNode
}

function CardOutcome({ payment, tone, word, children }: CardOutcomeProps) {
  const formats = useFormats()
  const cardName = useCardName()
  const { title, text } = useCardOutcomeWords()(payment)
  const { amount, card } = payment
  return (
    <PaymentOutcome
      tone={tone}
      status={word ? <Status tone={tone}>{word}</Status> : undefined}
      title={title}
      next={<p role={tone === 'warning' ? undefined : 'alert'}>{text}</p>}
      actions={
        <>
          {children}
          <Link
            to="/financial/payments"
            className={tone === 'danger' ? textLinkLook({ variant: 'alone' }) : buttonLook({ variant: 'outline', full: true })}
          >
            <Trans>Voltar aos pagamentos</Trans>
          </Link>
        </>
      }
    >
      <Amount size="display">{formats.money(amount)}</Amount>
      {card ? <p>{cardName(card)}</p> : null}
    </PaymentOutcome>
  )
}
