import type pg from 'pg'
import type { Principal } from '#api/principal.ts'
import type { User } from '#api/users.ts'
import { countAttempt } from '../../identity/sign-ins/attempts.ts'
import type { Clock } from '../../platform/clock.ts'
import { type AccountChange, findAccount, updateAccount } from './accounts.ts'
import { proveOwnPassword } from '../passwords/change-password.ts'

/** The result reveals whether an email is registered, so attempts are limited. */
const perAccount = { most: 5, seconds: 3600 }

export type EmailChangeError = 'FORBIDDEN' | 'EMAIL_TAKEN' | 'WRONG_PASSWORD' | 'TOO_MANY_ATTEMPTS'

export interface ChangedAccount {
  user: User
  formerEmail: string | null
}

/** A new email requires the password, since resets go there. SAML users cannot change it. Null when unknown. */
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
