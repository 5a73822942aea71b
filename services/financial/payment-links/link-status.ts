import type { PaymentLinkStatus } from '#api/payment-links.ts'
import type { Principal } from '#api/principal.ts'
import { hashOf } from '../../platform/hash.ts'
import { debtScope, type DebtScope } from '../access/scopes.ts'
import { DomainError } from '../../platform/domain-error.ts'

/** Who makes a link: students for their own debts, staff for those of any one student. */
export interface LinkCreator extends DebtScope {
  madeBy: number
}

/**
 * The scope of someone who makes links, sees them and ends them.
 *
 * @throws DomainError FORBIDDEN for staff without `financial: payment-links.manage`
 */
export function linkCreator(principal: Principal): LinkCreator {
  const scope = debtScope(principal)
  if (scope.userId === null && !principal.permissions.financial?.includes('payment-links.manage')) throw new DomainError('FORBIDDEN')
  return { ...scope, madeBy: principal.userId }
}

/** What is kept of a token. */
export const tokenHash = (token: string) => hashOf('payment link', token).toString('hex')

/**
 * Where a link stands that was not given up.
 *
 * @param statuses of its debts, as they are booked
 */
export function linkStatus(statuses: readonly string[], expiresAt: Date, now: Date): Exclude<PaymentLinkStatus, 'revoked'> {
  if (statuses.every((status) => status === 'settled')) return 'paid'
  if (!statuses.includes('open')) return statuses.includes('settled') ? 'paid' : 'closed'
  return expiresAt <= now ? 'expired' : 'open'
}
