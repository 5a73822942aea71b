import { appConfig } from '#config'
import { allOptional, integer, wordOrUndefined } from '../../../kit/search/search-values.ts'

// Searches are separate from queries and rules, because every page's script contains the searches of all routes.

export function changesSearch(search: Record<string, unknown>) {
  return allOptional({ page: integer(search.page, 1, 10_000_000), perPage: wordOrUndefined(search.perPage, appConfig.pageSizes) })
}
export type ChangesSearch = ReturnType<typeof changesSearch>
