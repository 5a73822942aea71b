import type pg from 'pg'
import { hasOwnPassword } from '#api/identity/auth-methods.ts'
import type { Principal } from '#api/principal.ts'
import type { User } from '#api/users/users.ts'
import { countAttempt } from '../../platform/attempts/attempts.ts'
import type { Clock } from '../../platform/clock.ts'
import { findAccount, updateAccount } from './accounts.ts'
import type { AskedAccount } from './account-change.ts'
import { keepEmailChange } from '../emails/pending-emails.ts'
import { proveOwnPassword } from '../passwords/change-password.ts'

/** The result reveals whether an email is registered, so attempts are limited. */
const perAccount = { most: 5, seconds: 3600 }

export type EmailChangeError = 'FORBIDDEN' | 'EMAIL_TAKEN' | 'WRONG_PASSWORD' | 'TOO_MANY_ATTEMPTS'

export interface ChangedAccount {
  user: User
  /** Id of a new email to prove; null without one. */
  pendingId: string | null
}

/** Changes the account. A new email needs the password, as resets go there, and a proof. SAML users cannot change it. Null when unknown. */
export async function changeAccount(
  ports: { pool: pg.Pool; clock: Clock },
  owner: Pick<Principal, 'homeTenantId' | 'userId' | 'method'>,
  { email, ...rest }: Omit<AskedAccount, 'cellphone'>,
  currentPassword: string | undefined,
): Promise<ChangedAccount | EmailChangeError | null> {
  const { pool, clock } = ports
  const before = await findAccount(pool, owner.homeTenantId, owner.userId)
  if (!before) return null
  let pendingId: string | null = null
  if (email !== undefined && email !== before.email) {
    if (!hasOwnPassword(owner.method)) return 'FORBIDDEN'
    const proof = currentPassword ? await proveOwnPassword(pool, clock, owner, currentPassword) : 'wrong'
    if (proof !== 'right') return proof === 'locked' ? 'TOO_MANY_ATTEMPTS' : 'WRONG_PASSWORD'
    if (!(await countAttempt(ports, 'email-change', `${owner.homeTenantId} ${owner.userId}`, perAccount))) return 'TOO_MANY_ATTEMPTS'
    pendingId = await keepEmailChange(ports, owner.homeTenantId, owner.userId, email)
    if (pendingId === null) return 'EMAIL_TAKEN'
  }
  const user = await updateAccount(ports, owner, rest)
  return user && { user, pendingId }
}
