import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Request } from '#api/academic/requests.ts'
import { useLiveProtocols } from '../../subjects/live-protocols/use-live-protocols.ts'
import { requestQueries } from './requests.queries.ts'

/** Milliseconds, while the charge is being prepared. */
const pollEvery = 4_000

/** Reads a request anew when it moves on, or when somebody comes back to its page. */
export function useRequestWatch({ requestId, updatedAt, status, debtId }: Pick<Request, 'requestId' | 'updatedAt' | 'status' | 'debtId'>) {
  const queryClient = useQueryClient()
  useLiveProtocols({
    onChange: (change) => {
      if (change.requestId === requestId) void queryClient.invalidateQueries({ queryKey: requestQueries.all })
    },
    onReset: () => void queryClient.invalidateQueries({ queryKey: requestQueries.all }),
  })
  const { data } = useQuery({
    ...requestQueries.status(requestId),
    refetchInterval: status === 'waiting_for_payment' && debtId === null ? pollEvery : false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    initialData: { requestId, updatedAt, status, debtId },
  })
  const isOld = data.updatedAt > updatedAt || data.debtId !== debtId
  useEffect(() => {
    if (isOld) void queryClient.invalidateQueries({ queryKey: requestQueries.detail(requestId).queryKey })
  }, [isOld, requestId, queryClient])
}

/** Reads lists anew when one of the person's requests moves on. */
export function useRequestsWatch() {
  const queryClient = useQueryClient()
  const refresh = () => void queryClient.invalidateQueries({ queryKey: requestQueries.all })
  useLiveProtocols({ onChange: refresh, onReset: refresh })
}
