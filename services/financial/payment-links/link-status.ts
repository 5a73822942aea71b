import type { PaymentLinkStatus } from '#api/financial/payment-links.ts'
import { mayManagePaymentLinks } from '#api/permissions.ts'
import { holdsPermission } from '../../platform/guards.ts'
import { getHash } from '../../platform/hash.ts'
import type { Caller } from '../../platform/service.ts'
import { debtScope, type DebtScope } from '../access/scopes.ts'
import { DomainError } from '../../platform/domain-error.ts'

export interface LinkCreator extends DebtScope {
  madeBy: number
}

/** Throws FORBIDDEN for staff without `financial: payment-links.manage`. */
export function linkCreator(principal: Caller): LinkCreator {
  const scope = debtScope(principal)
  if (scope.userId === null && !holdsPermission(principal, mayManagePaymentLinks)) throw new DomainError('FORBIDDEN')
  return { ...scope, madeBy: principal.userId }
}

export const tokenHash = (token: string) => getHash('payment link', token).toString('hex')

/** Status of a link that was not revoked; `statuses` are the stored statuses of its debts. */
export function linkStatus(statuses: readonly string[], expiresAt: Date, now: Date): Exclude<PaymentLinkStatus, 'revoked'> {
  if (statuses.every((status) => status === 'settled')) return 'paid'
  if (!statuses.includes('open')) return statuses.includes('settled') ? 'paid' : 'closed'
  return expiresAt <= now ? 'expired' : 'open'
}
