import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ReceivedPaymentDetails } from '#api/received-payments.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardRows } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { BackToReceived } from '../../shared/back-to-payments.tsx'
import { DebtStatus } from '../../shared/debts/debt-status.tsx'
import { useDebtWords } from '../../shared/debts/debt-words.ts'
import { PaymentActions } from './payment-actions.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { PaymentTimeline } from './payment-timeline.tsx'
import { ReceivedStatusPill } from './received-labels.tsx'
import { receivedQueries } from './received.queries.ts'

export function ReceivedDetailsPage({
  paymentId,
  children,
}: {
  paymentId: string
  /** From other features. */
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
        subtitle={
          <Facts>
            {course}
            {t`matrícula ${registration}`}
          </Facts>
        }
        status={<ReceivedStatusPill status={status} />}
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

function PaidDebts({ debts }: Pick<ReceivedPaymentDetails, 'debts'>) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const { fullName } = useDebtWords()
  return (
    <Card aria-labelledby="debts">
      <CardHeader id="debts" title={<Trans>Débitos deste pagamento</Trans>} />
      <CardRows>
        {debts.map(({ debtId, course, registration, dueDate, amount, status, ...debt }) => {
          const due = formats.date(dueDate)
          return (
            <ItemRow
              key={debtId}
              title={
                <Link to="/financial/payments/$debtId" params={{ debtId: String(debtId) }} className={textLinkLook()}>
                  {fullName(debt)}
                </Link>
              }
              description={t`Vencimento ${due} · ${course} · matrícula ${registration}`}
              status={<DebtStatus status={status} />}
              date={formats.money(amount)}
            />
          )
        })}
      </CardRows>
    </Card>
  )
}
