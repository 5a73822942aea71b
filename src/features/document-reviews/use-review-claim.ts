import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { rpc } from '../../rpc/rpc.ts'
import { reviewQueries } from './document-reviews.queries.ts'

/** Well within the five minutes of a claim. */
const prolongAfter = 120_000

/** Keeps the document from other reviewers while its page is open; says who has it when another does. */
export function useReviewClaim(documentEnrollmentId: number, isMine: boolean): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isMine) return
    const claim = () => {
      if (document.visibilityState === 'hidden') return
      rpc.academic.documentReviews.claim
        .mutate({ documentEnrollmentId })
        .catch(() => queryClient.invalidateQueries({ queryKey: reviewQueries.detail(documentEnrollmentId).queryKey }))
    }
    claim()
    const timer = setInterval(claim, prolongAfter)
    document.addEventListener('visibilitychange', claim)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', claim)
      // Where it fails, the claim ends by itself.
      rpc.academic.documentReviews.release.mutate({ documentEnrollmentId }).catch(() => undefined)
    }
  }, [documentEnrollmentId, isMine, queryClient])
}
