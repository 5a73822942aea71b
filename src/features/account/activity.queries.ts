import { infiniteQueryOptions } from '@tanstack/react-query'
import { listActivity } from './activity.functions.ts'

/** Pages of what happened to the account, newest first; each is named by the last entry of the one before. */
export const activityQuery = infiniteQueryOptions({
  queryKey: ['activity'],
  queryFn: ({ pageParam: before }) => listActivity({ data: { before } }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ results, hasMore }) => (hasMore ? results.at(-1)?.at : undefined),
})
