import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { BackToReceived } from '../../shared/back-to-payments.tsx'
import { PaidDebts } from './paid-debts.tsx'
import { PaymentActions } from './payment-actions.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { PaymentTimeline } from './payment-timeline.tsx'
import { ReceivedStatusPill } from './received-labels.tsx'
import { receivedQueries } from './received.queries.ts'

/** One payment for staff: what was paid, by whom and how, and what happened to it. */
export function ReceivedDetailsPage({
  paymentId,
  children,
}: {
  paymentId: string /** What other areas know of it. */
  children?: ReactNode
}) {
  const { t } = useLingui()
  const { data: payment } = useSuspenseQuery(receivedQueries.detail(paymentId))
  const { studentName, course, registration, status } = payment
  return (
    <>
      <PageHeader
        back={<BackToReceived />}
        title={t`Pagamento de ${studentName}`}
        subtitle={t`${course} · matrícula ${registration}`}
        actions={<ReceivedStatusPill status={status} />}
      />
      <TwoColumn
        width="wide"
        aside={
          <>
            <PaymentActions payment={payment} />
            <PaymentTimeline payment={payment} />
          </>
        }
      >
        <PaymentFacts payment={payment} />
        <PaidDebts debts={payment.debts} />
        {children}
      </TwoColumn>
    </>
  )
}
