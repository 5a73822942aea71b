import { appConfig } from '#config'
import { allOptional, integer, oneOf } from '../../../kit/search/search-values.ts'

// Every page's script holds the searches of all routes, so that they stand apart from queries and rules.

export function changesSearch(search: Record<string, unknown>) {
  return allOptional({ page: integer(search.page, 1, 10_000_000), perPage: oneOf(search.perPage, appConfig.pageSizes) })
}
export type ChangesSearch = ReturnType<typeof changesSearch>
