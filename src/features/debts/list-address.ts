import { appConfig } from '#config'
import type { DebtColumn, DebtSearch } from './debt-search.ts'

const listPath = `${appConfig.basePath}/financial/payments`

/** The order of a list whose address names none. */
const defaultSort = 'dueDate'

/** Where the list's forms go before scripts run. */
export const listAction = listPath

/** How a column is sorted now, in the words of `aria-sort`. */
export function sortOf({ sort = defaultSort }: DebtSearch, column: DebtColumn): 'ascending' | 'descending' | 'none' {
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : 'none'
}

/** The first page sorted by a column: the other way round when it is sorted by it already. */
export function sortedBy(search: DebtSearch, column: DebtColumn): DebtSearch {
  const sort = sortOf(search, column) === 'ascending' ? (`-${column}` as const) : column
  return { ...search, page: undefined, sort: sort === defaultSort ? undefined : sort }
}

/** The same list on another page. */
export function onPage(search: DebtSearch, page: number): DebtSearch {
  return { ...search, page: page === 1 ? undefined : page }
}

/** The first page with other filters. */
export function narrowed(search: DebtSearch, filters: Partial<DebtSearch>): DebtSearch {
  return { ...search, ...filters, page: undefined }
}

/** The whole list, in the same order and page size. */
export function withoutFilters({ perPage, sort }: DebtSearch): DebtSearch {
  return { perPage, sort }
}

/** Whether anything narrows the list. */
export function isFiltered({ page: _page, perPage: _perPage, sort: _sort, ...filters }: DebtSearch): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}

/**
 * The part of a list that is still to be received, where the list also holds what was paid or canceled; null where
 * the list's own status decides. Without page and order, so that paging and sorting ask no second time.
 */
export function receivableSearch({ page: _page, perPage: _perPage, sort: _sort, ...filters }: DebtSearch): DebtSearch | null {
  return filters.status === undefined ? { ...filters, status: 'open' } : null
}

/** What a form must send along with its own fields: the other filters, but no page, since other rows start at the first. */
export function carriedFields(
  search: DebtSearch,
  kept: Readonly<Record<string, unknown>>,
  ownFields: readonly (keyof DebtSearch)[],
): Array<[name: string, value: string]> {
  const own: readonly string[] = ['page', ...ownFields]
  return Object.entries({ ...kept, ...search })
    .filter(([name, value]) => value !== undefined && !own.includes(name))
    .map(([name, value]) => [name, String(value)])
}

/** The address of the list as a file: the same filters and order, every page. */
export function exportHref({ page: _page, perPage: _perPage, ...selection }: DebtSearch): string {
  const query = new URLSearchParams(carriedFields(selection, {}, [])).toString()
  return `${listPath}/export${query && `?${query}`}`
}
