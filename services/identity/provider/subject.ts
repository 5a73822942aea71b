/** Who a token speaks of: user ids are unique within a tenant, so the subject names both. */
export interface Subject {
  tenantId: number
  userId: number
}

/** @returns `tenant-user`, such as `1-1001` */
export const formatSubject = ({ tenantId, userId }: Subject) => `${tenantId}-${userId}`

/** @returns null for anything that `formatSubject` did not make */
export function parseSubject(subject: string): Subject | null {
  const match = /^(\d{1,9})-(\d{1,9})$/.exec(subject)
  return match ? { tenantId: Number(match[1]), userId: Number(match[2]) } : null
}
