import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DebtDetails } from '#api/debts.ts'
import { debtQueries } from './debts.queries.ts'

/** Reads everything about debts again when one was paid elsewhere, such as in another tab, while its page was left open. */
export function useFreshDebt({ debtId, status }: Pick<DebtDetails, 'debtId' | 'status'>): void {
  const queryClient = useQueryClient()
  const canChange = status === 'open' || status === 'overdue'
  const { data } = useQuery({
    ...debtQueries.status(debtId),
    enabled: canChange,
    initialData: { debtId, status, paidAt: null },
    refetchOnMount: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  const now = data.status
  useEffect(() => {
    if (canChange && now !== status) void queryClient.invalidateQueries({ queryKey: debtQueries.all })
  }, [canChange, now, status, queryClient])
}
