import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Wallet } from 'lucide-react'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import type { TaskSource } from '../../shared/tasks/task.ts'
import { DebtStatus } from '../../shared/debts/debt-status.tsx'
import { useDebtWords } from '../../shared/debts/debt-words.ts'
import { debtQueries } from './debts.queries.ts'
import { dueListSearch } from './student-list-search.ts'

/** What has to be paid, as things to do. */
export function useDebtTasks(): TaskSource {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const { fullName } = useDebtWords()
  const { data: overview } = useQuery(debtQueries.overview())
  const { data, isError, isFetching, refetch } = useQuery(debtQueries.list(dueListSearch))
  const today = overview?.today ?? ''
  const tasks = (data?.results ?? []).map((debt) => {
    const overdue = debt.status === 'overdue'
    const name = fullName(debt)
    return {
      id: `debt-${debt.debtId}`,
      icon: <Wallet size={20} strokeWidth={1.75} aria-hidden />,
      title: name,
      reason: t`${debt.course} · ${formats.money(debt.amountPayable)}`,
      status: <DebtStatus status={debt.status} dueDate={debt.dueDate} today={today} cardInReview={debt.cardInReview} />,
      until: debt.dueDate,
      untilText: overdue ? t`Venceu em ${formats.date(debt.dueDate)}` : t`Vence em ${formats.date(debt.dueDate)}`,
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
  return { area: t`Pagamentos`, tasks, isLoading: !data && !isError, isError: isError && !data, isFetching, retry: () => void refetch() }
}
