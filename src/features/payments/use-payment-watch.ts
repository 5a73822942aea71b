import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { PaymentStatus } from '#api/financial/payments.ts'
import { appConfig } from '#config'
import { paymentQueries } from './payments.queries.ts'

const pollEvery = 4_000

const isWaiting = (status: PaymentStatus | undefined) => status === 'waiting_for_payment' || status === 'pending'

/** Subscribes to a payment by server-sent events, with polling as fallback, and refetches debts once it is paid. */
export function usePaymentWatch(paymentId: string) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const [live, setLive] = useState(false)
  const query = useQuery({
    ...paymentQueries.detail(paymentId),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => (!live && isWaiting(state.data?.status) ? pollEvery : false),
  })
  const seen = query.data?.status
  const waiting = isWaiting(seen)
  const [seenFirst] = useState(seen)

  useEffect(() => {
    if (!waiting) return
    const source = new EventSource(`${appConfig.basePath}/financial/payments/live/${paymentId}`)
    source.onopen = () => setLive(true)
    source.onerror = () => setLive(false)
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const { status } = JSON.parse(data) as { status: PaymentStatus }
      if (status !== seen) void queryClient.invalidateQueries({ queryKey: paymentQueries.all })
    }
    return () => source.close()
  }, [paymentId, waiting, seen, queryClient])

  useEffect(() => {
    if (!seen || seen === 'waiting_for_payment') return
    // The debts and the page's title changed, too.
    void queryClient.invalidateQueries({ queryKey: ['debts'] })
    if (seen !== seenFirst) void router.invalidate()
  }, [seen, seenFirst, queryClient, router])

  return query
}
