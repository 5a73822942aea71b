import { queryOptions } from '@tanstack/react-query'
import { getRequestType, getRequestTypeOptions, listRequestTypes } from './request-types.functions.ts'

export const requestTypeQueries = {
  all: ['request-types'] as const,
  list: () => queryOptions({ queryKey: [...requestTypeQueries.all, 'list'], queryFn: () => listRequestTypes() }),
  options: () => queryOptions({ queryKey: [...requestTypeQueries.all, 'options'], queryFn: () => getRequestTypeOptions() }),
  detail: (typeId: number) =>
    queryOptions({ queryKey: [...requestTypeQueries.all, typeId], queryFn: () => getRequestType({ data: { typeId } }) }),
  /** Never changed. */
  version: (typeId: number, version: number) =>
    queryOptions({
      queryKey: [...requestTypeQueries.all, typeId, version],
      queryFn: () => getRequestType({ data: { typeId, version } }),
      staleTime: Infinity,
    }),
}
