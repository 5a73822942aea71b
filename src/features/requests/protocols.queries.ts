import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { appConfig } from '#config'
import { rpc } from '../../rpc/rpc.ts'
import type { ProtocolSearch } from './protocol-search.ts'
import { getProtocolFilters } from './protocols.functions.ts'

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
      queryFn: () => rpc.academic.protocols.list.query({ page, perPage, filter }),
      placeholderData: keepPreviousData,
    })
  },
  filters: () => queryOptions({ queryKey: [...protocolQueries.all, 'filters'], queryFn: () => getProtocolFilters() }),
  detail: (requestId: string) =>
    queryOptions({
      queryKey: [...protocolQueries.all, 'detail', requestId],
      queryFn: () => rpc.academic.protocols.get.query({ requestId }),
    }),
  rules: (requestId: string) =>
    queryOptions({
      queryKey: [...protocolQueries.all, 'rules', requestId],
      queryFn: () => rpc.academic.protocols.validationRules.query({ requestId }).then(({ results }) => results),
    }),
}
