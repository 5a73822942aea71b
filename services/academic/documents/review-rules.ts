import { reviewClaim, undoPeriod } from '#api/academic/document-review-limits.ts'
import type { DocumentStatus } from '#api/academic/enrollment-documents.ts'

/** The facts that decide whether a reviewer may act on a document. */
export interface ReviewState {
  status: DocumentStatus
  revision: number
  decidedAt: Date | null
  decidedBy: number | null
  claimedBy: number | null
  claimedUntil: Date | null
}

export type Decided = 'accepted' | 'refused' | 'not_applicable'

export const isHeldByAnother = ({ claimedBy, claimedUntil }: Pick<ReviewState, 'claimedBy' | 'claimedUntil'>, userId: number, now: Date) =>
  claimedBy !== null && claimedBy !== userId && claimedUntil! > now

/** Null when the decision may be made. @param revision what the reviewer looked at */
export function decisionProblem(
  state: ReviewState,
  { userId, revision, decision, now }: { userId: number; revision: number; decision: Decided; now: Date },
): 'CONTENT_CHANGED' | 'NOT_ALLOWED' | null {
  if (state.revision !== revision) return 'CONTENT_CHANGED'
  const isOpen = state.status === 'waiting' || (state.status === 'pending' && decision === 'not_applicable')
  return isOpen && !isHeldByAnother(state, userId, now) ? null : 'NOT_ALLOWED'
}

/** Returns the time until which the reader may undo their decision; null when they may not. */
export function undoDeadline({ status, decidedAt, decidedBy }: ReviewState, userId: number, now: Date): Date | null {
  if (decidedAt === null || decidedBy !== userId || status === 'waiting' || status === 'pending') return null
  const until = undoEnd(decidedAt)
  return until > now ? until : null
}

export const undoEnd = (decidedAt: Date) => new Date(decidedAt.getTime() + undoPeriod)

export const claimEnd = (now: Date) => new Date(now.getTime() + reviewClaim)
