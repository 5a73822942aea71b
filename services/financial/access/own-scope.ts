import type { Principal, Profile } from '#api/principal.ts'
import { DomainError } from '../../platform/domain-error.ts'

/** Whose own documents a caller may see. */
export interface OwnScope {
  tenantId: number
  /** Null for every institution of the tenant. */
  institutionId: number | null
  userId: number
}

/**
 * The own contracts, invoices or reports: nobody sees those of others, and each is for some profiles only
 *.
 *
 * @throws DomainError FORBIDDEN for other profiles
 */
export function ownScope({ tenantId, institutionId, userId, profile }: Principal, profiles: readonly Profile[]): OwnScope {
  if (!profiles.includes(profile)) throw new DomainError('FORBIDDEN')
  return { tenantId, institutionId, userId }
}

/** Who has contracts. */
export const contractProfiles: readonly Profile[] = ['STUDENT', 'CANDIDATE']
/** Who has invoices and income reports. */
export const studentProfiles: readonly Profile[] = ['STUDENT']
/** Who pays: they have a statement, reminders and a calendar of it. */
export const payerProfiles: readonly Profile[] = ['STUDENT', 'CANDIDATE', 'RESIDENT', 'BASIC']
