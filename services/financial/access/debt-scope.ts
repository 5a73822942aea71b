import type { Principal } from '#api/principal.ts'
import { DomainError } from '../../platform/domain-error.ts'

/** Whose debts and payments a caller may see. */
export interface DebtScope {
  tenantId: number
  /** Null for every institution of the tenant. */
  institutionId: number | null
  /** Null for every student: staff. */
  userId: number | null
}

const selfService: readonly Principal['profile'][] = ['STUDENT', 'CANDIDATE', 'RESIDENT', 'BASIC']

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
  if (selfService.includes(profile)) return own
  throw new DomainError('FORBIDDEN')
}

/**
 * The scope of someone who pays: always the own debts, since nobody pays in another's name.
 *
 * @throws DomainError FORBIDDEN for staff
 */
export function payerScope(principal: Principal): DebtScope & { userId: number } {
  const { userId, ...scope } = debtScope(principal)
  if (userId === null) throw new DomainError('FORBIDDEN')
  return { ...scope, userId }
}

/** Who works for the institution. */
const staff: readonly Principal['profile'][] = ['OPERATION', 'COLLECTION_ADVISORY']

export const isStaff = ({ profile }: Pick<Principal, 'profile'>) => staff.includes(profile)

/**
 * The scope of staff who look after the money of all students of their context.
 *
 * @throws DomainError FORBIDDEN for everybody else, and for staff without the permission
 */
export function staffScope(principal: Principal): DebtScope {
  if (!isStaff(principal)) throw new DomainError('FORBIDDEN')
  return debtScope(principal)
}
