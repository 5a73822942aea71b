import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Request } from '#api/academic/requests.ts'
import { useLiveProtocols } from '../../subjects/live-protocols/use-live-protocols.ts'
import { requestQueries } from './requests.queries.ts'

/** Polling interval in milliseconds while the charge is being prepared. */
const pollEvery = 4_000

/** Refetches a request when its state changes, or when the page is shown again. */
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

/** Refetches lists when the state of one of the person's requests changes. */
export function useRequestsWatch() {
  const queryClient = useQueryClient()
  const refresh = () => void queryClient.invalidateQueries({ queryKey: requestQueries.all })
  useLiveProtocols({ onChange: refresh, onReset: refresh })
}
