import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { appConfig } from '#config'
import { allOptional, civilDate, oneOf } from '../../shared/search/search-values.ts'
import {
  getChargeRules,
  getDebt,
  getDebtOverview,
  getDebtStatus,
  listDebts,
  listDebtYears,
  listEnrollments,
  listPaymentMethods,
} from './debts.functions.ts'
import type { DebtColumn, DebtSearch } from './debt-search.ts'

type ListInput = NonNullable<Parameters<typeof listDebts>[0]>['data']

/** What the list service is asked for an address. */
export function listInput({
  page = 1,
  perPage = appConfig.defaultPageSize,
  sort = 'dueDate',
  institution,
  enrollment,
  ...filter
}: DebtSearch): ListInput {
  return {
    page,
    perPage: perPage as (typeof appConfig.pageSizes)[number],
    sort: sort as DebtColumn,
    filter: { ...filter, institutionId: institution, enrollmentId: enrollment },
  }
}

/** Everything about debts hangs under one key, so that a payment refreshes all of it. */
export const debtQueries = {
  all: ['debts'] as const,
  list: (search: DebtSearch) =>
    queryOptions({
      queryKey: [...debtQueries.all, 'list', search],
      queryFn: () => listDebts({ data: listInput(search) }),
      placeholderData: keepPreviousData,
    }),
  overview: () => queryOptions({ queryKey: [...debtQueries.all, 'overview'], queryFn: () => getDebtOverview() }),
  years: () => queryOptions({ queryKey: [...debtQueries.all, 'years'], queryFn: () => listDebtYears(), staleTime: 3_600_000 }),
  /** Where a debt stands, asked for whenever somebody comes back to its page. */
  status: (debtId: number) =>
    queryOptions({ queryKey: [...debtQueries.all, 'status', debtId], queryFn: () => getDebtStatus({ data: { debtId } }), staleTime: 0 }),
  enrollments: () =>
    queryOptions({ queryKey: [...debtQueries.all, 'enrollments'], queryFn: () => listEnrollments(), staleTime: 3_600_000 }),
  rules: (institutionId: number) =>
    queryOptions({
      queryKey: [...debtQueries.all, 'rules', institutionId],
      queryFn: () => getChargeRules({ data: { institutionId } }),
      staleTime: 3_600_000,
    }),
  methods: () => queryOptions({ queryKey: [...debtQueries.all, 'methods'], queryFn: () => listPaymentMethods(), staleTime: 3_600_000 }),
  detail: (debtId: number, on?: string) =>
    queryOptions({ queryKey: [...debtQueries.all, 'detail', debtId, on ?? null], queryFn: () => getDebt({ data: { debtId, on } }) }),
}

/** What the address of a debt asks: what it would come to on another day, and paid how. */
export function anotherDaySearch(search: Record<string, unknown>) {
  return allOptional({ on: civilDate(search.on), method: oneOf(search.method, ['pix', 'bank_slip', 'credit_card']) })
}

export type AnotherDaySearch = ReturnType<typeof anotherDaySearch>
