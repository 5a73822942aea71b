import { queryOptions } from '@tanstack/react-query'
import { rpc } from '../../rpc/rpc.ts'

export const requestTypeQueries = {
  all: ['request-types'] as const,
  list: () =>
    queryOptions({
      queryKey: [...requestTypeQueries.all, 'list'],
      queryFn: () => rpc.academic.requestTypes.list.query().then(({ results }) => results),
    }),
  options: () =>
    queryOptions({ queryKey: [...requestTypeQueries.all, 'options'], queryFn: () => rpc.academic.requestTypes.options.query() }),
  detail: (typeId: number) =>
    queryOptions({ queryKey: [...requestTypeQueries.all, typeId], queryFn: () => rpc.academic.requestTypes.get.query({ typeId }) }),
  /** Never changed. */
  version: (typeId: number, version: number) =>
    queryOptions({
      queryKey: [...requestTypeQueries.all, typeId, version],
      queryFn: () => rpc.academic.requestTypes.get.query({ typeId, version }),
      staleTime: Infinity,
    }),
}
