import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listAddress } from '../../shared/list/list-address.ts'
import { allOptional, civilDate, integer, oneOf, text } from '../../shared/search/search-values.ts'
import {
  countDebts,
  findDebtors,
  listChargeEvents,
  getDebt,
  getDebtOverview,
  getDebtStatus,
  getDebtWorkload,
  listDebts,
  listDebtYears,
  listEnrollments,
} from './debts.functions.ts'

export const debtTypes = ['tuition', 'service', 'agreement'] as const

export const debtAddress = listAddress({
  path: '/financial/payments',
  sortColumns: [
    'dueDate',
    'lastDue',
    'studentName',
    'registration',
    'type',
    'competency',
    'grossAmount',
    'amountPayable',
    'status',
    'paidAt',
  ],
  filters: {
    search: (value) => text(value, 100),
    status: (value) => oneOf(value, ['open', 'overdue', 'settled', 'in_agreement', 'canceled', 'in_agency', 'loss']),
    age: (value) => oneOf(value, ['not_due', 'up_to_30', 'up_to_60', 'up_to_90', 'over_90']),
    type: (value) => oneOf(value, debtTypes),
    year: (value) => integer(value, 1990, 2100),
    competency: civilDate,
    institution: (value) => integer(value, 1, Number.MAX_SAFE_INTEGER),
    enrollment: (value) => integer(value, 1, 2_147_483_647),
    dueFrom: civilDate,
    dueTo: civilDate,
    paidFrom: civilDate,
    paidTo: civilDate,
    paidBy: (value) => oneOf(value, ['pix', 'bank_slip', 'credit_card', 'other']),
  },
  // Of staff: what was paid last, or fell due last, which is the likeliest to be paid; the installments of the months to come are
  // nothing to act on yet, so the nearest follows what has fallen due. Who looks for one student wants all that is open on the first
  // page, what is due last first. Types are inferred from the filters above.
  defaultSort: ({ status, search }) => (status === 'settled' ? '-paidAt' : status === 'overdue' || search ? '-dueDate' : 'lastDue'),
  toFilter: ({ institution, enrollment, ...filter }) => ({ ...filter, institutionId: institution, enrollmentId: enrollment }),
})

export type DebtSearch = ReturnType<typeof debtAddress.read>

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
      queryFn: () => listDebts({ data: debtAddress.input(search) }),
      placeholderData: keepPreviousData,
    }),
  totals: (search: DebtSearch) =>
    queryOptions({
      queryKey: [...debtQueries.all, 'totals', search],
      queryFn: () => {
        const { page: _page, perPage: _perPage, ...asked } = debtAddress.input(search)
        return countDebts({ data: asked })
      },
      placeholderData: keepPreviousData,
    }),
  overview: () => queryOptions({ queryKey: [...debtQueries.all, 'overview'], queryFn: () => getDebtOverview() }),
  workload: () => queryOptions({ queryKey: [...debtQueries.all, 'workload'], queryFn: () => getDebtWorkload() }),
  debtors: (search: string) =>
    queryOptions({ queryKey: [...debtQueries.all, 'debtors', search], queryFn: () => findDebtors({ data: { search } }) }),
  years: () => queryOptions({ queryKey: [...debtQueries.all, 'years'], queryFn: () => listDebtYears(), staleTime: 3_600_000 }),
  status: (debtId: number) =>
    queryOptions({ queryKey: [...debtQueries.all, 'status', debtId], queryFn: () => getDebtStatus({ data: { debtId } }), staleTime: 0 }),
  enrollments: () =>
    queryOptions({ queryKey: [...debtQueries.all, 'enrollments'], queryFn: () => listEnrollments(), staleTime: 3_600_000 }),
  events: (institutionId: number) =>
    queryOptions({
      queryKey: [...debtQueries.all, 'events', institutionId],
      queryFn: () => listChargeEvents({ data: { institutionId } }),
      staleTime: 3_600_000,
    }),
  detail: (debtId: number, on?: string) =>
    queryOptions({ queryKey: [...debtQueries.all, 'detail', debtId, on ?? null], queryFn: () => getDebt({ data: { debtId, on } }) }),
}

/** What became of asking for an invoice again, by a form. */
export const retryOutcomes = ['asked', 'failed'] as const
export type RetryOutcome = (typeof retryOutcomes)[number]

export function anotherDaySearch(search: Record<string, unknown>) {
  return allOptional({ on: civilDate(search.on), method: oneOf(search.method, ['pix', 'bank_slip', 'credit_card']) })
}

export type AnotherDaySearch = ReturnType<typeof anotherDaySearch>
