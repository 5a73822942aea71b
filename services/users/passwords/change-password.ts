import { and, eq } from 'drizzle-orm'
import type pg from 'pg'
import type { Principal } from '#api/principal.ts'
import type { Clock } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import { account } from '../users.schema.ts'
import { findAccount } from '../accounts/accounts.ts'
import { hashPassword } from './password.ts'
import type { KeptSignIn, SignInPorts } from '../sign-in/sign-in-ports.ts'
import { signInWithPassword } from '../sign-in/sign-in.ts'

export type PasswordChange = 'changed' | 'wrong' | 'locked' | 'same'

/** Verifies the user's current password, with the rate limits of sign-in, so that an open session cannot be used to guess it. */
export async function proveOwnPassword(
  pool: pg.Pool,
  clock: Clock,
  { homeTenantId, userId }: Pick<Principal, 'homeTenantId' | 'userId'>,
  password: string,
): Promise<'right' | 'wrong' | 'locked'> {
  const person = await findAccount(pool, homeTenantId, userId)
  if (!person) return 'wrong'
  const attempt = { tenantId: homeTenantId, login: person.username, password, address: null, device: 'signed-in' as const }
  const { kind } = await signInWithPassword(pool, clock, attempt)
  if (kind === 'accepted') return 'right'
  return kind === 'locked' ? 'locked' : 'wrong'
}

/** Changes the password, which the contract has validated, and ends all sign-ins except `kept`. */
export async function changePassword(
  ports: SignInPorts & { pool: pg.Pool; clock: Clock },
  { homeTenantId, userId }: Pick<Principal, 'homeTenantId' | 'userId'>,
  { currentPassword, newPassword, kept }: { currentPassword: string; newPassword: string; kept: KeptSignIn },
): Promise<PasswordChange> {
  const proof = await proveOwnPassword(ports.pool, ports.clock, { homeTenantId, userId }, currentPassword)
  if (proof !== 'right') return proof
  if (isSamePassword(newPassword, currentPassword)) return 'same'
  await setPassword(ports, { homeTenantId, userId }, await hashPassword(newPassword), kept)
  return 'changed'
}

/** Whether two passwords are the same to the hash. */
export const isSamePassword = (one: string, other: string) => one.normalize('NFKC') === other.normalize('NFKC')

/** Sets the password of a person authenticated by every step of a sign-in. Ends all sign-ins except `kept`. */
export async function setPassword(
  { pool, endSignIns }: SignInPorts & { pool: pg.Pool },
  { homeTenantId, userId }: Pick<Principal, 'homeTenantId' | 'userId'>,
  passwordHash: string,
  kept: KeptSignIn,
): Promise<void> {
  await inTenant(pool, homeTenantId, ({ db }) =>
    db
      .update(account)
      .set({ passwordHash, temporaryPassword: false })
      .where(and(eq(account.tenantId, homeTenantId), eq(account.id, userId))),
  )
  await endSignIns({ tenantId: homeTenantId, userId }, kept)
}
