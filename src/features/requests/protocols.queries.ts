import { queryOptions } from '@tanstack/react-query'
import { rpc } from '../../rpc/rpc.ts'

export const protocolQueries = {
  all: ['requests', 'protocols'] as const,
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
