import type { EnrollmentStatus } from '#api/academic/academic-situation.ts'
import type { CardSituation } from '#api/academic/student-cards.ts'
import type { PhotoStatus } from './cards.schema.ts'

export interface CardFacts {
  revokedAt: Date | null
  /** Last valid day, as a civil date. */
  validUntil: string
  photoStatus: PhotoStatus
  status: EnrollmentStatus
}

/** @param today civil date in the tenant's zone */
export function getSituation({ revokedAt, validUntil, photoStatus, status }: CardFacts, today: string): CardSituation {
  if (revokedAt) return 'revoked'
  if (status !== 'active') return 'inactive'
  if (validUntil < today) return 'expired'
  if (photoStatus === 'pending') return 'photo_pending'
  return photoStatus === 'refused' ? 'photo_refused' : 'active'
}

/** Returns the last valid day: March 31 of the following year (Law 12.933 of 2013). @param today civil date */
export const getLastDay = (today: string): string => `${Number(today.slice(0, 4)) + 1}-03-31`
