/** User ids are unique only within a tenant. */
export interface Subject {
  tenantId: number
  userId: number
}

/** Such as `1-1001`. */
export const formatSubject = ({ tenantId, userId }: Subject) => `${tenantId}-${userId}`

/** Null for malformed subjects. */
export function parseSubject(subject: string): Subject | null {
  const match = /^(\d{1,9})-(\d{1,9})$/.exec(subject)
  return match ? { tenantId: Number(match[1]), userId: Number(match[2]) } : null
}
