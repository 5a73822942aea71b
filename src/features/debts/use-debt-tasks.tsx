import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { Wallet } from 'lucide-react'
import { getPrice } from '#api/financial/debt-offers.ts'
import type { DebtPage, DebtSummary } from '#api/financial/debts.ts'
import { useFormats } from '../../request/use-formats.ts'
import { type TaskSource, taskSource } from '../../subjects/tasks/task.ts'
import { DebtStatus } from '../../subjects/debts/debt-status.tsx'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'

/**
 * Debts as tasks.
 *
 * @param today institution's civil date; empty until known
 * @param isElsewhere debts that the page lists already
 */
export function useDebtTasks(query: UseQueryResult<DebtPage>, today: string, isElsewhere: (debt: DebtSummary) => boolean): TaskSource {
  const { t } = useLingui()
  const formats = useFormats()
  const { fullName, nameAndNumber } = useDebtWords()
  const debts = query.data?.results ?? []
  const tasks = debts
    .filter((debt) => !isElsewhere(debt))
    .map((debt) => {
      const [name, amount] = [fullName(debt), formats.money(getPrice(debt))]
      return {
        id: `debt-${debt.debtId}`,
        icon: <Wallet />,
        title: nameAndNumber(debt).name,
        status: <DebtStatus status={debt.status} dueDate={debt.dueDate} today={today} cardInReview={debt.cardInReview} />,
        until: debt.dueDate,
        isLate: debt.status === 'overdue',
        action: debt.cardInReview
          ? {
              link: linkOptions({ to: '/financial/payments/card/$paymentId', params: { paymentId: debt.cardInReview } }),
              name: t`Acompanhar o pagamento de ${amount}, ${name}`,
            }
          : {
              link: linkOptions({ to: '/financial/payments/$debtId', params: { debtId: String(debt.debtId) } }),
              name: t`Pagar ${amount}, ${name}`,
            },
      }
    })
  return taskSource(t`Pagamentos`, query, tasks)
}
