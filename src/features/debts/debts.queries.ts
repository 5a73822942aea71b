import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { rpc } from '../../rpc/rpc.ts'
import { listDebtYears } from './debts.functions.ts'
import { debtAddress, type DebtSearch } from './debt-address.ts'

/** Filters for the receivable total; null if the list's own status decides. Without page and order, so that paging does not refetch. */
export function receivableSearch({ page: _page, perPage: _perPage, sort: _sort, ...filters }: DebtSearch): DebtSearch | null {
  return filters.status === undefined ? { ...filters, status: 'open' } : null
}

/** Defaults: payable debts by due date, settled debts by latest payment. */
export function studentListSearch(search: DebtSearch): DebtSearch {
  const status = search.status ?? 'open'
  return { ...search, status, sort: search.sort ?? (status === 'settled' ? '-paidAt' : 'dueDate') }
}

export const dueListSearch: DebtSearch = { status: 'open', sort: 'dueDate' }

/** One root key, so that a payment invalidates all of it. */
export const debtQueries = {
  all: ['debts'] as const,
  list: (search: DebtSearch) =>
    queryOptions({
      queryKey: [...debtQueries.all, 'list', search],
      queryFn: () => rpc.financial.debts.list.query(debtAddress.input(search)),
      placeholderData: keepPreviousData,
    }),
  totals: (search: DebtSearch) =>
    queryOptions({
      queryKey: [...debtQueries.all, 'totals', search],
      queryFn: () => {
        const { page: _page, perPage: _perPage, ...asked } = debtAddress.input(search)
        return rpc.financial.debts.totals.query(asked)
      },
      placeholderData: keepPreviousData,
    }),
  overview: () => queryOptions({ queryKey: [...debtQueries.all, 'overview'], queryFn: () => rpc.financial.debts.overview.query() }),
  workload: () => queryOptions({ queryKey: [...debtQueries.all, 'workload'], queryFn: () => rpc.financial.debts.workload.query() }),
  debtors: (search: string) =>
    queryOptions({
      queryKey: [...debtQueries.all, 'debtors', search],
      queryFn: () => rpc.financial.debts.students.query({ search }).then(({ results }) => results),
    }),
  years: () => queryOptions({ queryKey: [...debtQueries.all, 'years'], queryFn: () => listDebtYears(), staleTime: 3_600_000 }),
  status: (debtId: number) =>
    queryOptions({
      queryKey: [...debtQueries.all, 'status', debtId],
      queryFn: () => rpc.financial.debts.status.query({ debtId }),
      staleTime: 0,
    }),
  enrollments: () =>
    queryOptions({
      queryKey: [...debtQueries.all, 'enrollments'],
      queryFn: () => rpc.financial.enrollments.list.query().then(({ results }) => results),
      staleTime: 3_600_000,
    }),
  events: (institutionId: number) =>
    queryOptions({
      queryKey: [...debtQueries.all, 'events', institutionId],
      queryFn: () => rpc.financial.events.list.query({ institutionId }).then(({ results }) => results),
      staleTime: 3_600_000,
    }),
  detail: (debtId: number, on?: string) =>
    queryOptions({
      queryKey: [...debtQueries.all, 'detail', debtId, on ?? null],
      queryFn: () => rpc.financial.debts.get.query({ debtId, on }),
    }),
}
