/** User ids are unique only within a tenant. */
export interface Subject {
  tenantId: number
  userId: number
}

export const formatSubject = ({ tenantId, userId }: Subject) => `${tenantId}-${userId}`

export function parseSubject(subject: string): Subject | null {
  const match = /^(\d{1,9})-(\d{1,9})$/.exec(subject)
  return match ? { tenantId: Number(match[1]), userId: Number(match[2]) } : null
}
