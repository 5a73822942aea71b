import { queryOptions } from '@tanstack/react-query'
import { listRequests } from './requests.functions.ts'

/** Those that wait for the student, for the home page. */
export const waitingRequestsQuery = queryOptions({
  queryKey: ['requests', 'waiting'],
  queryFn: () => listRequests({ data: { page: 1, perPage: 50, filter: { situation: 'waiting' } } }),
})
