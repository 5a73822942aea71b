import { type UseMutationResult, useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Pendencies, ProcessStep } from '#api/academic/reenrollment.ts'
import { type PortalErrorCode, portalErrorCode } from '../../request/portal-error.ts'
import { reenrollmentQueries } from './reenrollment.queries.ts'

/** Polling intervals in milliseconds, while the page is visible. */
const pace = { queue: 5_000, processing: 3_000, returned: 1_500, payment: 10_000, choosing: 20_000, pendencies: 10_000 }
/** Milliseconds after returning from a payment during which polling is fast, so that the student sees it registered. */
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

/** Returns the state of the student's reenrollment; it is refetched while something is awaited, and when the page is shown again. */
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

/** Returns the current pending items: items settled elsewhere disappear by themselves, and the student's step is updated too. */
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

/** Refusals after which the page refetches, because its data were outdated. */
const isOutdated: ReadonlySet<PortalErrorCode> = new Set([
  'PERIOD_CLOSED',
  'NOT_ADMITTED',
  'PENDENCIES_OPEN',
  'NOT_ALLOWED',
  'NOT_ACCEPTABLE',
  'CONTENT_CHANGED',
  'AMOUNT_CHANGED',
])

/** Errors after which the change may have been made all the same. */
const isUnanswered: ReadonlySet<PortalErrorCode> = new Set(['UPSTREAM_UNAVAILABLE', 'UNKNOWN'])

/** Mutation of the process. Its result replaces the cached process, and the seats of the offer are refetched. */
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
      // After a timeout the user is told at once, without waiting for the refetch.
      return isUnanswered.has(code) ? undefined : read
    },
  })
}

/** The reader for calls whose answer is itself where the student stands. */
export const itself = (process: ProcessStep) => process
