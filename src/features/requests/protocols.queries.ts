import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { appConfig } from '#config'
import { allOptional, integer, oneOf, text } from '../../shared/search/search-values.ts'
import { getProtocol, getProtocolFilters, listProtocolRules, listProtocols } from './protocols.functions.ts'
import { requestCategories, requestSituations } from './request-statuses.ts'

export function protocolSearch(search: Record<string, unknown>) {
  return allOptional({
    page: integer(search.page, 1, 10_000_000),
    perPage: oneOf(search.perPage, appConfig.pageSizes),
    'filter[search]': text(search['filter[search]'], 100),
    'filter[category]': oneOf(search['filter[category]'], requestCategories),
    'filter[situation]': oneOf(search['filter[situation]'], requestSituations),
    'filter[year]': integer(search['filter[year]'], 2000, 2999),
  })
}
export type ProtocolSearch = ReturnType<typeof protocolSearch>

export const protocolQueries = {
  all: ['requests', 'protocols'] as const,
  list: ({ page = 1, perPage = appConfig.defaultPageSize, ...search }: ProtocolSearch) => {
    const filter = {
      search: search['filter[search]'],
      category: search['filter[category]'],
      situation: search['filter[situation]'],
      year: search['filter[year]'],
    }
    return queryOptions({
      queryKey: [...protocolQueries.all, 'list', { page, perPage, filter }],
      queryFn: () => listProtocols({ data: { page, perPage, filter } }),
      placeholderData: keepPreviousData,
    })
  },
  filters: () => queryOptions({ queryKey: [...protocolQueries.all, 'filters'], queryFn: () => getProtocolFilters() }),
  detail: (requestId: string) =>
    queryOptions({ queryKey: [...protocolQueries.all, 'detail', requestId], queryFn: () => getProtocol({ data: { requestId } }) }),
  rules: (requestId: string) =>
    queryOptions({ queryKey: [...protocolQueries.all, 'rules', requestId], queryFn: () => listProtocolRules({ data: { requestId } }) }),
}
