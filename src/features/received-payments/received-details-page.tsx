import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ReceivedPaymentDetails } from '#api/financial/received-payments.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Amount } from '#design/components/data/amount.tsx'
import { Card, CardHeader, CardRows } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { BackToReceived } from '../../subjects/debts/back-to-payments.tsx'
import { DebtStatus } from '../../subjects/debts/debt-status.tsx'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { StudentRecords } from '../../subjects/debts/student-records.tsx'
import { useCourseWords } from '../../subjects/person/use-course-words.ts'
import { PaymentActions } from './payment-actions.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { PaymentTimeline } from './payment-timeline.tsx'
import { receivedStatusPill } from './received-labels.tsx'
import { receivedQueries } from './received.queries.ts'
import { OfficeText } from '../../kit/text/office-text.tsx'

export function ReceivedDetailsPage({
  paymentId,
  children,
}: {
  paymentId: string
  /** Content from other features. */
  children?: ReactNode
}) {
  const { t } = useLingui()
  const { data: payment } = useSuspenseQuery(receivedQueries.detail(paymentId))
  const { registrationText } = useCourseWords()
  const { studentName, course, registration } = payment
  return (
    <>
      <PageHeader
        back={<BackToReceived />}
        title={t`Pagamento de ${studentName}`}
        subtitle={
          <Facts>
            <OfficeText>{course}</OfficeText>
            {registrationText(registration)}
          </Facts>
        }
        figure={<PaymentFigure payment={payment} />}
      />
      <TwoColumn
        width="wide"
        lead={<PaymentActions payment={payment} />}
        aside={<StudentRecords studentName={studentName} registration={registration} />}
      >
        <PaymentFacts payment={payment} />
        <PaidDebts payment={payment} />
        {children}
        <PaymentTimeline payment={payment} />
      </TwoColumn>
    </>
  )
}

/** Shows amount, time and status of the payment: the largest text on the page. */
function PaymentFigure({ payment: { amount, paidAt, createdAt, status } }: { payment: ReceivedPaymentDetails }) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  return (
    <>
      <Amount size="display">{formats.money(amount)}</Amount>
      <p>
        <span>
          {paidAt ? t({ message: `Pago em ${formats.day(paidAt)}`, context: 'pagamento' }) : t`Criado em ${formats.day(createdAt)}`}
        </span>
        {receivedStatusPill(i18n, status)}
      </p>
    </>
  )
}

function PaidDebts({ payment: { debts, ...payment } }: { payment: ReceivedPaymentDetails }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { fullName } = useDebtWords()
  const { registrationText } = useCourseWords()
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
              description={
                <Facts>
                  {t`Vencimento ${due}`}
                  {registration === payment.registration ? null : course}
                  {registration === payment.registration ? null : registrationText(registration)}
                </Facts>
              }
              status={<DebtStatus status={status} />}
              date={formats.money(amount)}
            />
          )
        })}
      </CardRows>
    </Card>
  )
}
