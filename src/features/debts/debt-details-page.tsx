import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DebtDetails } from '#api/debts.ts'
import type { PaymentMethodType } from '#api/payments.ts'
import { AmountBreakdown } from '#design/components/data/amount-breakdown.tsx'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { isStaff } from '../../auth/permissions.ts'
import { useShell } from '../../request/shell.queries.ts'
import { BackToDebts } from '../../shared/back-to-payments.tsx'
import { ChargeRules } from './charge-rules.tsx'
import { DebtReceipts } from './debt-receipts.tsx'
import { DebtStatus } from '../../shared/debts/debt-status.tsx'
import { useAmountLines, useDebtWords } from '../../shared/debts/debt-words.ts'
import { debtQueries } from './debts.queries.ts'
import { useFreshDebt } from './use-fresh-debt.ts'
import { PayAnotherDay } from './pay-another-day.tsx'

interface DebtDetailsPageProps {
  debtId: number
  /** Another day to pay on, `YYYY-MM-DD`, when one was asked for. */
  on: string | undefined
  /** How it would be paid then. */
  method: PaymentMethodType | undefined
  /** The action for this debt; another area of the product brings it, and it is never for staff. */
  renderPay(debt: DebtDetails): ReactNode
  /** Other ways to have it paid; other areas of the product bring them. */
  renderWays(debt: DebtDetails): ReactNode
}

/** One debt: how its amount came about, what was paid, and the way to pay it. */
export function DebtDetailsPage({ debtId, on, method, renderPay, renderWays }: DebtDetailsPageProps) {
  const { t } = useLingui()
  const { data: debt } = useSuspenseQuery(debtQueries.detail(debtId))
  useFreshDebt(debt)
  const { fullName } = useDebtWords()
  const { person } = useShell()
  const ofStaff = person !== null && isStaff(person)
  const { course, registration, studentName } = debt
  const payable = debt.status === 'open' || debt.status === 'overdue'
  return (
    <>
      <PageHeader
        back={<BackToDebts />}
        title={fullName(debt)}
        subtitle={ofStaff ? t`${studentName} · ${course} · matrícula ${registration}` : t`${course} · matrícula ${registration}`}
        actions={<DebtStatus status={debt.status} dueDate={debt.dueDate} today={debt.today} cardInReview={debt.cardInReview} />}
      />
      <TwoColumn
        width="wide"
        lead={payable && !ofStaff ? renderPay(debt) : null}
        aside={
          <>
            {payable ? renderWays(debt) : null}
            {payable ? <PayAnotherDay debt={debt} on={on} method={method} /> : null}
            <DebtReceipts receipts={debt.receipts} />
          </>
        }
      >
        <Breakdown debt={debt} />
      </TwoColumn>
    </>
  )
}

function Breakdown({ debt }: { debt: DebtDetails }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const amountLines = useAmountLines()
  const { breakdown, paidAt } = debt
  const label = paidAt ? t`Pago em ${formats.day(paidAt)}` : t`A pagar hoje`
  return (
    <Card aria-labelledby="breakdown">
      <CardSection>
        <CardTitle id="breakdown">
          <Trans>Como chegamos neste valor</Trans>
        </CardTitle>
        <AmountBreakdown lines={amountLines(breakdown.lines)} total={{ label, amount: formats.money(breakdown.amountPayable) }} />
        <ChargeRules institutionId={debt.institutionId} />
      </CardSection>
    </Card>
  )
}
