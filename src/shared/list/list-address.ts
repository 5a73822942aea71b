import { appConfig } from '#config'

/** What the address of every list holds besides its filters. */
export interface ListSearch {
  page?: number | undefined
  perPage?: number | undefined
  sort?: string | undefined
}

/** A list whose page, order and filters stand in the address. */
export interface AddressedList<Search extends ListSearch> {
  /** Below the base path. */
  path: string
  /** Reads an address; what makes no sense is left out. */
  read(search: Record<string, unknown>): Search
  /** The order of a list whose address names none. */
  defaultSort: NonNullable<Search['sort']>
}

type ColumnOf<Search extends ListSearch> = Exclude<NonNullable<Search['sort']>, `-${string}`>

/** Where forms of a page go before scripts run. */
export const formAction = (path: string) => `${appConfig.basePath}${path}`

/** How a column is sorted now, in the words of `aria-sort`. */
export function sortOf<Search extends ListSearch>(
  { defaultSort }: AddressedList<Search>,
  search: Search,
  column: ColumnOf<Search>,
): 'ascending' | 'descending' | 'none' {
  const sort: string = search.sort ?? defaultSort
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : 'none'
}

/** The first page sorted by a column: the other way round when it is sorted by it already. */
export function sortedBy<Search extends ListSearch>(list: AddressedList<Search>, search: Search, column: ColumnOf<Search>): Search {
  const sort = sortOf(list, search, column) === 'ascending' ? `-${column}` : column
  return { ...search, page: undefined, sort: sort === list.defaultSort ? undefined : sort }
}

/** The same list on another page. */
export function onPage<Search extends ListSearch>(search: Search, page: number): Search {
  return { ...search, page: page === 1 ? undefined : page }
}

/** The first page with other filters. */
export function narrowed<Search extends ListSearch>(search: Search, filters: Partial<Search>): Search {
  return { ...search, ...filters, page: undefined }
}

/** The whole list, in the same order and page size. */
export function withoutFilters<Search extends ListSearch>({ perPage, sort }: Search): Search {
  return { perPage, sort } as Search
}

/** Whether anything narrows the list. */
export function isFiltered({ page: _page, perPage: _perPage, sort: _sort, ...filters }: ListSearch): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}

/** What a form must send along with its own fields: the other filters, but no page, since other rows start at the first. */
export function carriedFields(
  search: object,
  kept: Readonly<Record<string, unknown>>,
  ownFields: readonly string[],
): Array<[name: string, value: string]> {
  const own: readonly string[] = ['page', ...ownFields]
  return Object.entries({ ...kept, ...search })
    .filter(([name, value]) => value !== undefined && !own.includes(name))
    .map(([name, value]) => [name, String(value)])
}

/** The address of the list as a file: the same filters and order, every page. */
export function exportHref<Search extends ListSearch>(
  { path }: AddressedList<Search>,
  { page: _page, perPage: _perPage, ...selection }: Search,
): string {
  const query = new URLSearchParams(carriedFields(selection, {}, [])).toString()
  return `${formAction(path)}/export${query && `?${query}`}`
}
