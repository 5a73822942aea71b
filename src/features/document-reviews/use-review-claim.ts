import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { rpc } from '../../rpc/rpc.ts'
import { reviewQueries } from './document-reviews.queries.ts'

/** Milliseconds after which a claim is prolonged, well within its five minutes. */
const prolongDelay = 120_000

/** Claims the document while its page is open, so that other reviewers cannot decide; says who has it if another one does. */
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
    const timer = setInterval(claim, prolongDelay)
    document.addEventListener('visibilitychange', claim)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', claim)
      // If releasing fails, the claim expires by itself.
      rpc.academic.documentReviews.release.mutate({ documentEnrollmentId }).catch(() => undefined)
    }
  }, [documentEnrollmentId, isMine, queryClient])
}
