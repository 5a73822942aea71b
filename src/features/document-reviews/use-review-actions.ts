import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { z } from 'zod'
import type { reviewDecision } from '#api/academic/document-reviews.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { rpc } from '../../rpc/rpc.ts'
import { reviewQueries } from './document-reviews.queries.ts'
import type { NextFilter, ReviewOutcome, ReviewSearch } from './review-search.ts'

type Decision = z.infer<typeof reviewDecision>['decision']

function useOpenReview(filter: NextFilter) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return async (id: number, search: ReviewSearch) => {
    await queryClient.invalidateQueries({ queryKey: reviewQueries.all, refetchType: 'none' })
    await queryClient.refetchQueries({ queryKey: reviewQueries.detail(id).queryKey })
    await navigate({
      to: '/document-reviews/$documentEnrollmentId',
      params: { documentEnrollmentId: id },
      search: { ...filter, ...search },
    })
  }
}

/** Claims the document that waits longest and opens it; the list says so when none waits. */
export function useNextReview(filter: NextFilter) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const open = useOpenReview(filter)
  return useMutation({
    mutationFn: async () => {
      const { documentEnrollmentId } = await rpc.academic.documentReviews.next.mutate({ filter })
      if (documentEnrollmentId !== null) return open(documentEnrollmentId, {})
      await queryClient.invalidateQueries({ queryKey: reviewQueries.all })
      await navigate({ to: '/document-reviews', search: filter })
    },
  })
}

/** Returns the reviewer's actions. Each opens a document: the next one, or the same one with the error. */
export function useReviewActions(documentEnrollmentId: number, filter: NextFilter) {
  const open = useOpenReview(filter)
  const openNext = async (given: { after?: number; decided?: number }) => {
    const { documentEnrollmentId: next } = await rpc.academic.documentReviews.next.mutate({ filter, after: given.after })
    if (next === null || next === documentEnrollmentId) return open(documentEnrollmentId, { outcome: 'none' })
    return open(next, { decided: given.decided })
  }
  const failed = (error: unknown, notAllowed: ReviewOutcome = 'NOT_ALLOWED') => {
    const code = portalErrorCode(error)
    const outcome = code === 'NOT_ALLOWED' ? notAllowed : code === 'CONTENT_CHANGED' ? 'CONTENT_CHANGED' : 'failed'
    return open(documentEnrollmentId, { outcome })
  }

  const decide = useMutation({
    mutationFn: async ({ revision, decision }: { revision: number; decision: Decision }) => {
      await rpc.academic.documentReviews.decide.mutate({ documentEnrollmentId, revision, decision })
      await openNext({ decided: documentEnrollmentId })
    },
    onError: (error) => failed(error),
  })
  const skip = useMutation({
    mutationFn: () => openNext({ after: documentEnrollmentId }),
    onError: (error) => failed(error),
  })
  const undo = useMutation({
    mutationFn: async (decided: number) => {
      await rpc.academic.documentReviews.undo.mutate({ documentEnrollmentId: decided })
      await open(decided, {})
    },
    onError: (error) => failed(error, 'too-late'),
  })
  return { decide, skip, undo, isBusy: decide.isPending || skip.isPending || undo.isPending }
}

export type ReviewActions = ReturnType<typeof useReviewActions>
