import type pg from 'pg'
import { hasOwnPassword } from '#api/auth-methods.ts'
import type { Principal } from '#api/principal.ts'
import type { Clock } from '../../platform/clock.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requireSelf } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { proveOwnPassword } from './change-password.ts'

/** Who changes how they sign in here. @throws DomainError FORBIDDEN for SAML accounts, which sign in elsewhere, and operators who act as somebody */
export function passwordOwner(context: ServiceContext): Principal {
  const principal = requireSelf(context)
  if (!hasOwnPassword(principal.method)) throw new DomainError('FORBIDDEN')
  return principal
}

/** @throws DomainError WRONG_PASSWORD or TOO_MANY_ATTEMPTS, too */
export async function provenOwner(
  { pool, clock }: { pool: pg.Pool; clock: Clock },
  context: ServiceContext,
  password: string,
): Promise<Principal> {
  const owner = passwordOwner(context)
  const proof = await proveOwnPassword(pool, clock, owner, password)
  if (proof !== 'right') throw new DomainError(proof === 'locked' ? 'TOO_MANY_ATTEMPTS' : 'WRONG_PASSWORD')
  return owner
}
