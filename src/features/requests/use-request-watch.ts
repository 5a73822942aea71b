import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Request } from '#api/requests.ts'
import { requestQueries } from './requests.queries.ts'

const pollEvery = 20_000
/** While the charge is being prepared or paid. */
const pollPaymentEvery = 4_000

/** Looks now and then whether a request moved on, and reads it anew then. */
export function useRequestWatch({ requestId, updatedAt, status, debtId }: Pick<Request, 'requestId' | 'updatedAt' | 'status' | 'debtId'>) {
  const queryClient = useQueryClient()
  const isWaiting = status === 'waiting_for_payment'
  const { data } = useQuery({
    ...requestQueries.status(requestId),
    refetchInterval: isWaiting ? pollPaymentEvery : pollEvery,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    enabled: typeof document !== 'undefined',
    initialData: { requestId, updatedAt, status, debtId },
  })
  const isOld = data.updatedAt > updatedAt || data.debtId !== debtId
  useEffect(() => {
    if (isOld) void queryClient.invalidateQueries({ queryKey: requestQueries.detail(requestId).queryKey })
  }, [isOld, requestId, queryClient])
}
