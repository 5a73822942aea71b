import type { Principal, Profile } from '#api/principal.ts'
import { DomainError } from '../../platform/domain-error.ts'

/** Whose debts and payments a caller may see. */
export interface DebtScope {
  tenantId: number
  /** Null for every institution of the tenant. */
  institutionId: number | null
  /** Null for every student: staff. */
  userId: number | null
}

/** The scope of a person who sees only what is their own. */
export type OwnScope = DebtScope & { userId: number }

/** Profiles that have contracts. */
export const contractProfiles: readonly Profile[] = ['STUDENT', 'CANDIDATE']
/** Profiles that have invoices and income reports. */
export const studentProfiles: readonly Profile[] = ['STUDENT']
/** Profiles that pay: they have a statement, reminders and a calendar of it. */
export const payerProfiles: readonly Profile[] = ['STUDENT', 'CANDIDATE', 'RESIDENT', 'BASIC']

const staffProfiles: readonly Profile[] = ['OPERATION', 'COLLECTION_ADVISORY']

/**
 * Students and candidates see their own debts, whatever else they may hold; everyone else needs the permission
 * `financial: debts.read` to see those of the context, and has only own ones without it.
 *
 * @throws DomainError FORBIDDEN for staff without the permission
 */
export function debtScope({ tenantId, institutionId, userId, profile, permissions }: Principal): DebtScope {
  const own = { tenantId, institutionId, userId }
  if (profile === 'STUDENT' || profile === 'CANDIDATE') return own
  if (permissions.financial?.includes('debts.read')) return { tenantId, institutionId, userId: null }
  if (payerProfiles.includes(profile)) return own
  throw new DomainError('FORBIDDEN')
}

/**
 * The scope of someone who pays: always the own debts, since nobody pays in another's name.
 *
 * @throws DomainError FORBIDDEN for staff
 */
export function payerScope(principal: Principal): OwnScope {
  const { userId, ...scope } = debtScope(principal)
  if (userId === null) throw new DomainError('FORBIDDEN')
  return { ...scope, userId }
}

/**
 * The scope of own contracts, invoices or reports: nobody sees those of others, and each is for some profiles only.
 *
 * @throws DomainError FORBIDDEN for other profiles
 */
export function ownScope({ tenantId, institutionId, userId, profile }: Principal, profiles: readonly Profile[]): OwnScope {
  if (!profiles.includes(profile)) throw new DomainError('FORBIDDEN')
  return { tenantId, institutionId, userId }
}

export const isStaff = ({ profile }: Pick<Principal, 'profile'>) => staffProfiles.includes(profile)

/**
 * The scope of staff who look after the money of all students of their context.
 *
 * @throws DomainError FORBIDDEN for everybody else, and for staff without the permission
 */
export function staffScope(principal: Principal): DebtScope {
  if (!isStaff(principal)) throw new DomainError('FORBIDDEN')
  return debtScope(principal)
}
