import { appConfig } from '#config'
import { integer, wordOrUndefined } from '../search/search-values.ts'

export interface ListSearch {
  page?: number | undefined
  perPage?: (typeof appConfig.pageSizes)[number] | undefined
  sort?: string | undefined
}

type Reader = (value: unknown) => string | number | boolean | undefined
type Filters<Readers extends Record<string, Reader>> = { [Name in keyof Readers]?: ReturnType<Readers[Name]> }
type Sort<Column extends string> = Column | `-${Column}`

/** Maps a list's URL (page, order, filters) to the service's `Input`. */
export interface ListAddress<Search extends ListSearch, Input = unknown> {
  /** Below the base path. */
  path: string
  /** Returns the order to use if the address names none. */
  toDefaultSort(search: Search): NonNullable<Search['sort']>
  /** Invalid values become undefined; the key stays, which makes the router remove the value from the URL. */
  read(search: Record<string, unknown>): Search
  /** Without the flags that every page carries. */
  own(search: object): Search
  input(search: Search): Input
}

interface ListAddressOptions<Column extends string, Readers extends Record<string, Reader>, Filter> {
  path: string
  sortColumns: readonly Column[]
  /** The default order, which may depend on the filters. */
  defaultSort: Sort<Column> | ((filters: Filters<Readers>) => Sort<Column>)
  filters: Readers
  /** Converts filters if the address has a word that the contract lacks, such as `all`; its names are the contract's. */
  toFilter?(filters: Filters<Readers>): Filter
}

const largestPage = 10_000_000

/** Routes load it with every page, so it must not import words or columns. */
export function listAddress<const Column extends string, Readers extends Record<string, Reader>, Filter = Filters<Readers>>({
  path,
  sortColumns,
  defaultSort,
  filters,
  toFilter = (filters) => filters as Filter,
}: ListAddressOptions<Column, Readers, Filter>) {
  type Search = { page?: number | undefined; perPage?: ListSearch['perPage']; sort?: Sort<Column> | undefined } & Filters<Readers>
  const toDefaultSort = typeof defaultSort === 'function' ? defaultSort : () => defaultSort
  const readers: Record<string, Reader> = {
    page: (value) => integer(value, 1, largestPage),
    perPage: (value) => wordOrUndefined(value, appConfig.pageSizes),
    sort: (value) =>
      wordOrUndefined(
        value,
        sortColumns.flatMap((column) => [column, `-${column}`]),
      ),
    ...filters,
  }
  const ofEach = (valueOf: (name: string) => unknown) =>
    Object.fromEntries(Object.keys(readers).map((name) => [name, valueOf(name)])) as Search
  return {
    path,
    toDefaultSort: (search: Search) => toDefaultSort(search as Filters<Readers>),
    // Old links name an institution and an enrollment without `Id`.
    read: (search: Record<string, unknown>) => ofEach((name) => readers[name]!(search[name] ?? search[name.replace(/Id$/, '')])),
    own: (search: object) => ofEach((name) => (search as Record<string, unknown>)[name]),
    input: ({ page = 1, perPage = appConfig.defaultPageSize, sort, ...rest }: Search) => ({
      page,
      perPage,
      sort: sort ?? toDefaultSort(rest as Filters<Readers>),
      filter: toFilter(rest as Filters<Readers>),
    }),
  }
}
