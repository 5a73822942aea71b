import { queryOptions } from '@tanstack/react-query'
import { listApplicationStatuses } from './status.functions.ts'

/** How the applications are doing, asked again and again while somebody looks. */
export const statusesQuery = queryOptions({
  queryKey: ['application-statuses'],
  queryFn: () => listApplicationStatuses(),
  staleTime: 0,
  refetchInterval: 15_000,
})
