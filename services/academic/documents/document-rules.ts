import type { DocumentSide, DocumentStatus } from '#api/academic/enrollment-documents.ts'

interface Sendable {
  status: DocumentStatus
  claimedUntil: Date | null
}

/**
 * What was refused is sent again and what was accepted may be updated; what waits may be replaced until a reviewer has it open
 * (docs/requirements/academic-and-financial.md, section 2).
 */
export function maySend({ status, claimedUntil }: Sendable, now: Date): boolean {
  if (status === 'waiting') return claimedUntil === null || claimedUntil <= now
  return status !== 'not_applicable'
}

/** Checks that there are only whole files, or, if the kind has a back, a front and a back. */
export function sidesProblem(sides: readonly DocumentSide[], hasBack: boolean): 'NOT_ALLOWED' | 'UPLOAD_INCOMPLETE' | null {
  if (sides.every((side) => side === 'whole')) return null
  if (!hasBack || sides.includes('whole') || sides.length > 2) return 'NOT_ALLOWED'
  if (sides.length === 1) return 'UPLOAD_INCOMPLETE'
  return sides[0] === sides[1] ? 'NOT_ALLOWED' : null
}
