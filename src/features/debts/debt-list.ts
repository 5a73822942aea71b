import type { AddressedList } from '../../shared/list/list-address.ts'
import { debtSearch, type DebtSearch } from './debt-search.ts'

/** The list of debts, a student's own or those of the context. */
export const debtList: AddressedList<DebtSearch> = { path: '/financial/payments', read: debtSearch, defaultSort: 'dueDate' }

/**
 * The part of a list that is still to be received, where the list also holds what was paid or canceled; null where
 * the list's own status decides. Without page and order, so that paging and sorting ask no second time.
 */
export function receivableSearch({ page: _page, perPage: _perPage, sort: _sort, ...filters }: DebtSearch): DebtSearch | null {
  return filters.status === undefined ? { ...filters, status: 'open' } : null
}
