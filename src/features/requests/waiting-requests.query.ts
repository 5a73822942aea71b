import { queryOptions } from '@tanstack/react-query'
import { rpc } from '../../rpc/rpc.ts'

/** Requests that wait for the student, for the home page. */
export const waitingRequestsQuery = queryOptions({
  queryKey: ['requests', 'waiting'],
  queryFn: async () => {
    const { results } = await rpc.academic.requests.list.query({ page: 1, perPage: 50, filter: { situation: 'waiting' } })
    // The page carries no more of them than it shows.
    return results.map(({ requestId, name, status, createdAt, debtId, cardInReview, handInBy }) => ({
      requestId,
      name,
      status,
      createdAt,
      debtId,
      cardInReview,
      handInBy,
    }))
  },
})
