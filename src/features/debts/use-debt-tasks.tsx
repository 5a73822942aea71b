import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { Wallet } from 'lucide-react'
import { getPrice } from '#api/financial/debt-offers.ts'
import type { DebtPage, DebtSummary } from '#api/financial/debts.ts'
import { countDays } from '../../i18n/formats.ts'
import { useFormats } from '../../request/use-formats.ts'
import { type TaskSource, taskSource } from '../../subjects/tasks/task.ts'
import { DebtStatus, soon } from '../../subjects/debts/debt-status.tsx'
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
      const overdue = debt.status === 'overdue'
      const [name, amount, due] = [fullName(debt), formats.money(getPrice(debt)), formats.date(debt.dueDate)]
      const title = nameAndNumber(debt)
      // The status already says that it is due, and two such words do not fit in a line of a phone.
      const isSoon = today !== '' && countDays(today, debt.dueDate) <= soon
      return {
        id: `debt-${debt.debtId}`,
        icon: <Wallet />,
        title: title.name,
        reason: [title.number, debt.course, amount].filter(Boolean).join(' · '),
        status: <DebtStatus status={debt.status} dueDate={debt.dueDate} today={today} cardInReview={debt.cardInReview} />,
        until: debt.dueDate,
        isLate: overdue,
        untilText: overdue
          ? t`Venceu em ${due}`
          : debt.dueDate < today
            ? t`Pague até ${formats.date(debt.payableUntil)}`
            : isSoon
              ? t`Até ${due}`
              : t`Vence em ${due}`,
        action: debt.cardInReview
          ? {
              link: linkOptions({ to: '/financial/payments/card/$paymentId', params: { paymentId: debt.cardInReview } }),
              words: t`Acompanhar`,
              name: t`Acompanhar o pagamento de ${amount}, ${name}`,
            }
          : {
              link: linkOptions({ to: '/financial/payments/$debtId', params: { debtId: String(debt.debtId) } }),
              words: t`Pagar`,
              name: t`Pagar ${amount}, ${name}`,
            },
      }
    })
  return taskSource(t`Pagamentos`, query, tasks)
}
