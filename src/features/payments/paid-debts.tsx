import { Trans, useLingui } from '@lingui/react/macro'
import { Calculator } from 'lucide-react'
import type { Payment } from '#api/financial/payments.ts'
import { FoldRow } from '#design/components/data/action-row.tsx'
import { AmountBreakdown } from '#design/components/data/amount-breakdown.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { useAmountLines, useDebtWords } from '../../subjects/debts/debt-words.ts'

/** A paid debt without the data that a payer other than the student must not see. */
export type PaidDebt = Omit<Payment['debts'][number], 'registration' | 'course' | 'requestId'>

/** Amounts as of the charge. */
export function PaidDebts({ debts }: { debts: readonly PaidDebt[] }) {
  return (
    <Disclosure summary={<Trans>Entenda o valor</Trans>}>
      <PaidLines debts={debts} />
    </Disclosure>
  )
}

/** The same as a row of a list. */
export function PaidDebtsRow({ debts }: { debts: readonly PaidDebt[] }) {
  return (
    <li>
      <FoldRow icon={<Calculator />} title={<Trans>Entenda o valor</Trans>}>
        <PaidLines debts={debts} />
      </FoldRow>
    </li>
  )
}

function PaidLines({ debts }: { debts: readonly PaidDebt[] }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { fullName } = useDebtWords()
  const amountLines = useAmountLines()
  return debts.map((debt) => {
    const due = formats.date(debt.dueDate)
    return (
      <AmountBreakdown
        key={debt.debtId}
        size="compact"
        lines={amountLines(debt.lines, true)}
        total={{ label: fullName(debt), note: t`Vencimento ${due}`, amount: formats.money(debt.amount) }}
      />
    )
  })
}
