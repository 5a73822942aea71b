import type pg from 'pg'
import type { Principal } from '#api/principal.ts'
import type { User } from '#api/users.ts'
import { countAttempt } from '../../identity/sign-ins/attempts.ts'
import type { Clock } from '../../platform/clock.ts'
import { type AccountChange, findAccount, updateAccount } from './accounts.ts'
import { proveOwnPassword } from '../passwords/change-password.ts'

/** Whether an address is somebody else's is told: not often enough to find out who has an account. */
const perAccount = { most: 5, seconds: 3600 }

export type EmailChangeError = 'FORBIDDEN' | 'EMAIL_TAKEN' | 'WRONG_PASSWORD' | 'TOO_MANY_ATTEMPTS'

/** What became of a change of the account. */
export interface ChangedAccount {
  user: User
  /** The address that the account no longer goes by; null when it stayed, or there was none. */
  formerEmail: string | null
}

/**
 * Changes the own account. Password resets go to its e-mail, so another one asks for the current password, else an
 * open browser would be enough to take the account over. The address that is the account's own already asks for nothing.
 * Who comes from the institution's own provider is found by it there, so it stays as it is.
 *
 * @returns null for nobody
 */
export async function changeAccount(
  ports: { pool: pg.Pool; clock: Clock },
  owner: Pick<Principal, 'homeTenantId' | 'userId' | 'method'>,
  { email, ...rest }: AccountChange,
  currentPassword: string | undefined,
): Promise<ChangedAccount | EmailChangeError | null> {
  const { pool, clock } = ports
  const before = await findAccount(pool, owner.homeTenantId, owner.userId)
  if (!before) return null
  const isNew = email !== undefined && email !== before.email
  if (isNew) {
    if (owner.method !== 'password') return 'FORBIDDEN'
    const proof = currentPassword ? await proveOwnPassword(pool, clock, owner, currentPassword) : 'wrong'
    if (proof !== 'right') return proof === 'locked' ? 'TOO_MANY_ATTEMPTS' : 'WRONG_PASSWORD'
    if (!(await countAttempt(ports, 'email-change', `${owner.homeTenantId} ${owner.userId}`, perAccount))) return 'TOO_MANY_ATTEMPTS'
  }
  const user = await updateAccount(ports, owner, isNew ? { ...rest, email } : rest)
  return user === null || typeof user === 'string' ? user : { user, formerEmail: isNew ? before.email : null }
}
