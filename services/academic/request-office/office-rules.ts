import { isOpenStatus } from '#api/academic/request-office-limits.ts'
import { undoPeriod } from '#api/academic/document-review-limits.ts'
import type { BulkAct } from '#api/academic/request-office.ts'
import type { RequestStatus } from '#api/academic/request-status.ts'

/** The facts that decide whether the office may act on a request. */
export interface OfficeState {
  status: RequestStatus
  revision: number
  assignee: number | null
  decidedAt: Date | null
  decidedBy: number | null
  ratedAt: Date | null
}

/** Null when the office may act. @param revision what was looked at */
export function actProblem(state: OfficeState, revision: number): 'CONTENT_CHANGED' | 'NOT_ALLOWED' | null {
  if (state.revision !== revision) return 'CONTENT_CHANGED'
  return isOpenStatus(state.status) ? null : 'NOT_ALLOWED'
}

export const undoEnd = (at: Date) => new Date(at.getTime() + undoPeriod)

/** Returns the time until which a member may undo their decision; null when they may not. */
export function undoDeadline(
  { status, decidedAt, decidedBy, ratedAt }: Omit<OfficeState, 'revision' | 'assignee'>,
  userId: number,
  now: Date,
) {
  if (decidedAt === null || decidedBy !== userId || ratedAt !== null || status === 'canceled') return null
  const until = undoEnd(decidedAt)
  return until > now ? until : null
}

/** Whether an act on several requests changes this one. */
export function isIncluded(state: Pick<OfficeState, 'status' | 'assignee'>, act: BulkAct): boolean {
  if (!isOpenStatus(state.status)) return false
  switch (act.kind) {
    case 'assign':
      return state.assignee !== act.userId
    case 'share_out':
      return state.assignee === null
    case 'take':
      return state.status === 'open' || state.status === 'pending'
    case 'conclude':
      return true
  }
}

/** A person who may be given requests. */
export interface Turn {
  userId: number
  /** Number of open requests assigned to this person. */
  open: number
  /** When this person was last given a request. */
  givenAt: Date | null
}

/** Returns the person with the fewest open requests; among equals, the one who has waited longest for one. Null if there is nobody. */
export function nextInTurn(people: readonly Turn[]): Turn | null {
  const given = ({ givenAt }: Turn) => givenAt?.getTime() ?? 0
  return people.toSorted((a, b) => a.open - b.open || given(a) - given(b) || a.userId - b.userId)[0] ?? null
}
