import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DebtDetails } from '#api/financial/debts.ts'
import type { PaymentMethodType } from '#api/financial/payments.ts'
import { Amount } from '#design/components/data/amount.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { BackToDebts } from '../../subjects/debts/back-to-payments.tsx'
import { DebtStatus } from '../../subjects/debts/debt-status.tsx'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { StudentRecords } from '../../subjects/debts/student-records.tsx'
import { DebtBreakdown } from './debt-breakdown.tsx'
import { debtNotices, isPayable, PaidInPart } from './debt-notices.tsx'
import { DebtReceipts } from './debt-receipts.tsx'
import { useDueWords } from './due-words.tsx'
import { InvoiceProblemCard } from './invoice-problem-card.tsx'
import { PayAnotherDayCard } from './pay-another-day.tsx'

interface StaffDebtProps {
  debt: DebtDetails
  /** Another day of payment, `YYYY-MM-DD`. */
  on: string | undefined
  method: PaymentMethodType | undefined
  /** The links by which somebody else may pay. */
  links: ReactNode
}

/** A debt as staff see it: what it is, who owes it, and what can be sent. */
export function StaffDebt({ debt, on, method, links }: StaffDebtProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const dueWords = useDueWords()
  const { fullName } = useDebtWords()
  const { course, registration, studentName, paysAfter } = debt
  const payable = isPayable(debt)
  const mayBeSent = payable && debt.studentHasAccount && paysAfter === null
  return (
    <>
      <PageHeader
        back={<BackToDebts />}
        title={fullName(debt)}
        subtitle={
          <Facts>
            {studentName}
            {course}
            {t`matrícula ${registration}`}
          </Facts>
        }
        figure={
          <>
            <Amount size="display">{formats.money(debt.breakdown.amountPayable)}</Amount>
            <p>
              <span>{dueWords(debt)}</span>
              <DebtStatus
                status={debt.status}
                dueDate={debt.dueDate}
                today={debt.today}
                cardInReview={debt.cardInReview}
                paidByAgreement={debt.paidByAgreement}
              />
            </p>
          </>
        }
      />
      <TwoColumn
        width="wide"
        lead={mayBeSent ? links : null}
        aside={
          <>
            <InvoiceProblemCard debtId={debt.debtId} problem={debt.invoiceProblem} />
            {debtNotices(debt)}
            {payable && debt.partPaid !== null ? <PaidInPart paid={debt.partPaid} left={debt.amountPayable} /> : null}
            {payable && !mayBeSent && paysAfter === null ? links : null}
            <DebtReceipts receipts={debt.receipts} paidAt={debt.paidAt} studentName={studentName} />
            {debt.status === 'settled' && debt.receipts.length === 0 && !debt.paidByAgreement ? (
              <Notice tone="info" title={t`A instituição registrou o pagamento; ele não passou pelo portal.`} />
            ) : null}
            <StudentRecords studentName={studentName} registration={registration} />
          </>
        }
      >
        <DebtBreakdown debt={debt} />
        {debt.slipDays && !debt.cardInReview && paysAfter === null ? (
          <PayAnotherDayCard debt={debt} days={debt.slipDays} on={on} method={method} />
        ) : null}
      </TwoColumn>
    </>
  )
}
