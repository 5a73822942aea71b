import { appConfig } from '#config'
import { allOptional, integer, wordOrUndefined, text } from '../../kit/search/search-values.ts'
import { requestCategories, requestSituations } from '#api/academic/request-names.ts'

export function protocolSearch(search: Record<string, unknown>) {
  return allOptional({
    page: integer(search.page, 1, 10_000_000),
    perPage: wordOrUndefined(search.perPage, appConfig.pageSizes),
    'filter[search]': text(search['filter[search]'], 100),
    'filter[category]': wordOrUndefined(search['filter[category]'], requestCategories),
    'filter[situation]': wordOrUndefined(search['filter[situation]'], requestSituations),
    'filter[year]': integer(search['filter[year]'], 2000, 2999),
  })
}
export type ProtocolSearch = ReturnType<typeof protocolSearch>
