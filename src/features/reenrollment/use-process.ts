import { type UseMutationResult, useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Pendencies, ProcessStep } from '#api/academic/reenrollment.ts'
import { type PortalErrorCode, portalErrorCode } from '../../request/portal-error.ts'
import { reenrollmentQueries } from './reenrollment.queries.ts'

/** Milliseconds between looks, while the page is visible. */
const pace = { queue: 5_000, processing: 3_000, returned: 1_500, payment: 10_000, choosing: 20_000, pendencies: 10_000 }
/** In which whoever comes back from a payment sees it taken up. */
const returnedWithin = 15_000

function pollingInterval({ queue, reenrollment }: ProcessStep, openMilliseconds: number): number | false {
  if (queue) return pace.queue
  switch (reenrollment?.status) {
    case 'processing':
      return pace.processing
    case 'awaiting_payment':
      return openMilliseconds < returnedWithin ? pace.returned : pace.payment
    case 'choosing':
      return pace.choosing
    default:
      return reenrollment?.isChanging || (reenrollment?.waiting.length ?? 0) > 0 ? pace.choosing : false
  }
}

/** Where the student stands, read again by itself while something is awaited, and when somebody comes back to the page. */
export function useProcess(academicRecord: string): ProcessStep {
  const [openedAt] = useState(Date.now)
  const { data } = useSuspenseQuery({
    ...reenrollmentQueries.process(academicRecord),
    refetchInterval: ({ state }) => (state.data ? pollingInterval(state.data, Date.now() - openedAt) : false),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  return data
}

/** Pending items as they are now: what was paid or accepted elsewhere goes by itself, and takes the student's step with it. */
export function usePendencies(academicRecord: string) {
  const queryClient = useQueryClient()
  const query = useQuery({
    ...reenrollmentQueries.pendencies(academicRecord),
    refetchInterval: ({ state }) => (state.data && mayChange(state.data) ? pace.pendencies : false),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  const items = query.data?.results.map(({ id, isBlocking }) => `${id} ${isBlocking}`).join(' ')
  useEffect(() => {
    if (items !== undefined) void queryClient.invalidateQueries({ queryKey: reenrollmentQueries.process(academicRecord).queryKey })
  }, [items, academicRecord, queryClient])
  return query
}

const mayChange = ({ results, isFinanceMissing }: Pendencies) =>
  isFinanceMissing ||
  results.some((one) => (one.isBlocking && one.waivedBecause === null) || (one.kind === 'payment_pending' && one.cardInReview))

/** Refusals after which the page shows what is true now. */
const isOutdated: ReadonlySet<PortalErrorCode> = new Set([
  'PERIOD_CLOSED',
  'NOT_ADMITTED',
  'PENDENCIES_OPEN',
  'NOT_ALLOWED',
  'NOT_ACCEPTABLE',
  'CONTENT_CHANGED',
  'AMOUNT_CHANGED',
])

/** The change may have been made all the same. */
const isUnanswered: ReadonlySet<PortalErrorCode> = new Set(['UPSTREAM_UNAVAILABLE', 'UNKNOWN'])

/** A change of the process. What it answers replaces what the page knows, and the seats of the offer are counted anew. */
export function useProcessChange<Result, Input = void>(
  academicRecord: string,
  change: (input: Input) => Promise<Result>,
  getProcess: (result: Result) => ProcessStep | null,
  onDone?: (result: Result, input: Input) => void,
): UseMutationResult<Result, Error, Input> {
  const queryClient = useQueryClient()
  const { queryKey } = reenrollmentQueries.process(academicRecord)
  return useMutation({
    mutationFn: change,
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess: (result, input) => {
      const process = getProcess(result)
      if (process) queryClient.setQueryData(queryKey, process)
      else void queryClient.invalidateQueries({ queryKey })
      void queryClient.invalidateQueries({ queryKey: [...reenrollmentQueries.all, 'offer'] })
      onDone?.(result, input)
    },
    onError: (error) => {
      const code = portalErrorCode(error)
      if (!isOutdated.has(code) && !isUnanswered.has(code)) return
      const read = queryClient.invalidateQueries({ queryKey: reenrollmentQueries.all })
      // Who did not get an answer in time is told so at once.
      return isUnanswered.has(code) ? undefined : read
    },
  })
}

/** Of calls that answer where the student stands. */
export const itself = (process: ProcessStep) => process
