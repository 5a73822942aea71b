import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Wallet } from 'lucide-react'
import type { DebtPage } from '#api/debts.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { type TaskSource, taskSource } from '../../shared/tasks/task.ts'
import { DebtStatus } from '../../shared/debts/debt-status.tsx'
import { useDebtWords } from '../../shared/debts/debt-words.ts'

/** @param today institution's civil date; empty until known */
export function useDebtTasks(query: UseQueryResult<DebtPage>, today: string): TaskSource {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const { fullName } = useDebtWords()
  const tasks = (query.data?.results ?? []).map((debt) => {
    const overdue = debt.status === 'overdue'
    const name = fullName(debt)
    return {
      id: `debt-${debt.debtId}`,
      icon: <Wallet size={20} strokeWidth={1.75} aria-hidden />,
      title: name,
      reason: t`${debt.course} · ${formats.money(debt.amountPayable)}`,
      status: <DebtStatus status={debt.status} dueDate={debt.dueDate} today={today} cardInReview={debt.cardInReview} />,
      until: debt.dueDate,
      untilText: overdue
        ? t`Venceu em ${formats.date(debt.dueDate)}`
        : debt.dueDate < today
          ? t`Pague até ${formats.date(debt.payableUntil)}`
          : t`Vence em ${formats.date(debt.dueDate)}`,
      action: debt.cardInReview ? (
        <Link
          to="/financial/payments/card/$paymentId"
          params={{ paymentId: debt.cardInReview }}
          className={buttonLook({ variant: 'outline', size: 'sm' })}
          aria-label={t`Acompanhar o pagamento de ${name}`}
        >
          <Trans>Acompanhar</Trans>
        </Link>
      ) : (
        <Link
          to="/financial/payments/$debtId"
          params={{ debtId: String(debt.debtId) }}
          className={buttonLook({ variant: overdue ? 'primary' : 'outline', size: 'sm' })}
          aria-label={t`Pagar ${name}`}
        >
          <Trans>Pagar</Trans>
        </Link>
      ),
    }
  })
  return taskSource(t`Pagamentos`, query, tasks)
}
