import type { ListAddress, ListSearch } from './list-address.ts'
import { carriedFields, formAction } from './list-form.tsx'

export type SortColumn<Search extends ListSearch> = Exclude<NonNullable<Search['sort']>, `-${string}`>

export type SortAliases<Search extends ListSearch> = Readonly<Partial<Record<NonNullable<Search['sort']>, NonNullable<Search['sort']>>>>

export function getSort<Search extends ListSearch>(
  { toDefaultSort, shownAs }: Pick<ListAddress<Search>, 'toDefaultSort'> & { shownAs?: SortAliases<Search> | undefined },
  search: Search,
  column: SortColumn<Search>,
): 'ascending' | 'descending' | 'none' {
  const chosen = search.sort ?? toDefaultSort(search)
  const sort: string = shownAs?.[chosen as NonNullable<Search['sort']>] ?? chosen
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : 'none'
}

export function sortSearch<Search extends ListSearch>(
  address: Pick<ListAddress<Search>, 'toDefaultSort'>,
  search: Search,
  column: SortColumn<Search>,
): Search {
  const sort = getSort(address, search, column) === 'ascending' ? `-${column}` : column
  return { ...search, page: undefined, sort: sort === address.toDefaultSort(search) ? undefined : sort }
}

export function onPage<Search extends ListSearch>(search: Search, page: number): Search {
  return { ...search, page: page === 1 ? undefined : page }
}

export function narrowed<Search extends ListSearch>(search: Search, filters: Partial<Search>): Search {
  return { ...search, ...filters, page: undefined }
}

export function withoutFilters<Search extends ListSearch>({ perPage, sort }: Search): Search {
  return { perPage, sort } as Search
}

export function isFiltered({ page: _page, perPage: _perPage, sort: _sort, ...filters }: ListSearch): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}

export function exportHref<Search extends ListSearch>(path: string, { page: _page, perPage: _perPage, ...selection }: Search): string {
  const query = new URLSearchParams(carriedFields(selection, {}, [])).toString()
  return `${formAction(path)}/export${query && `?${query}`}`
}
