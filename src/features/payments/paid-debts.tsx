import { Trans, useLingui } from '@lingui/react/macro'
import type { Payment } from '#api/financial/payments.ts'
import { AmountBreakdown } from '#design/components/data/amount-breakdown.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { useAmountLines, useDebtWords } from '../../subjects/debts/debt-words.ts'

/** A paid debt without the data that a payer other than the student must not see. */
export type PaidDebt = Omit<Payment['debts'][number], 'registration' | 'course' | 'requestId'>

/** Amounts as of the charge. */
export function PaidDebts({ debts }: { debts: PaidDebt[] }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { fullName } = useDebtWords()
  const amountLines = useAmountLines()
  return (
    <Disclosure summary={<Trans>Como chegamos neste valor</Trans>}>
      {debts.map((debt) => {
        const due = formats.date(debt.dueDate)
        return (
          <AmountBreakdown
            key={debt.debtId}
            size="compact"
            lines={amountLines(debt.lines)}
            total={{ label: fullName(debt), note: t`Vencimento ${due}`, amount: formats.money(debt.amount) }}
          />
        )
      })}
    </Disclosure>
  )
}
