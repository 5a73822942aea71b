import type { DebtSearch } from './debt-search.ts'

/** What a student sees without choosing: what can be paid, the most urgent first; of paid debts, the latest first. */
export function studentListSearch(search: DebtSearch): DebtSearch {
  const status = search.status ?? 'open'
  return { ...search, status, sort: search.sort ?? (status === 'settled' ? '-paidAt' : 'dueDate') }
}

/** What home lists: everything that can be paid, by due date. */
export const dueListSearch: DebtSearch = { status: 'open', sort: 'dueDate' }
