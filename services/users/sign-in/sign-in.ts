import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Clock } from '../../platform/clock.ts'
import { countAttempt, forgiveAttempt } from '../../platform/attempts/attempts.ts'
import { inTenant, type TenantTransaction } from '../../platform/database.ts'
import { signInFailure } from '../users.schema.ts'
import { findCredentials } from '../accounts/accounts.ts'
import type { KnownDevice } from './known-device.ts'
import { verifyPassword } from '../passwords/password.ts'

const maxFailures = 5
const lockMinutes = 15
/** Hours after which failures no longer count. */
const keptHours = 24
/** Failures per address: a computer room shares one. */
const perAddress = { most: 100, seconds: 900 }

export type SignInResult = { kind: 'accepted'; accountId: number } | { kind: 'refused' } | { kind: 'locked' }

interface PasswordAttempt {
  tenantId: number
  login: string
  password: string
  /** Address of the attempt; null for somebody who is already signed in. */
  address: string | null
  /** Known origin of the attempt for this account: from there, it is not affected by lockouts that strangers cause. */
  device?: KnownDevice | 'signed-in' | null
}

/**
 * Locks after repeated failures (docs/requirements/shell.md, section 8), counted per entered name, known or not, and per account. An
 * account lock looks like a wrong password, so that names cannot be linked; all failures take the same time. A device that the account
 * signed in from before counts by itself, as does an open session.
 */
export async function signInWithPassword(
  pool: pg.Pool,
  clock: Clock,
  { tenantId, login, password, address, device = null }: PasswordAttempt,
): Promise<SignInResult> {
  if (address !== null && !(await countAttempt({ pool, clock }, 'sign-in', address, perAddress))) return { kind: 'locked' }
  const typed = login.trim().toLowerCase()
  const found = await findCredentials(pool, tenantId, typed)
  const correct = await verifyPassword(password, found?.passwordHash ?? null)
  const now = clock.now()
  const result = await inTenant(pool, tenantId, async ({ db }): Promise<SignInResult> => {
    const known = found && knownKey(device, { tenantId, accountId: found.id })
    /** The name whose lock the person is told about. */
    const own = known ?? typed
    const names = known ? [known] : [typed, ...(found ? [accountKey(found.id)] : [])].sort()
    // Serializes attempts across processes, so that a lock applies to the next one.
    for (const name of names) await db.execute(sql`select pg_advisory_xact_lock(${tenantId}, hashtext(${name}))`)
    const counted = and(eq(signInFailure.tenantId, tenantId), inArray(signInFailure.login, names))
    const failures = await db.select().from(signInFailure).where(counted)
    const locked = failures.filter(({ lockedUntil }) => lockedUntil && lockedUntil > now)
    const isLocked = locked.length > 0
    if (locked.some(({ login: name }) => name === own) || (isLocked && address === null)) return { kind: 'locked' }
    if (found && correct && !isLocked) {
      await db.delete(signInFailure).where(counted)
      return { kind: 'accepted', accountId: found.id }
    }
    // While the account is locked, only the entered name counts, as for an unknown name.
    for (const name of isLocked ? [typed] : names)
      await addFailure(db, { tenantId, name, before: failures.find((one) => one.login === name)?.failures ?? 0, now })
    const isLast = (failures.find((one) => one.login === own)?.failures ?? 0) + 1 >= maxFailures
    return { kind: isLast ? 'locked' : 'refused' }
  })
  // Uses another connection, so only after the transaction's is released.
  if (result.kind === 'accepted' && address !== null) await forgiveAttempt({ pool }, 'sign-in', address)
  return result
}

/** Returns the key of a device or a session of the account itself; null for others. */
function knownKey(device: PasswordAttempt['device'], { tenantId, accountId }: Pick<KnownDevice, 'tenantId' | 'accountId'>): string | null {
  if (device === 'signed-in') return ` session ${accountId}`
  return device?.tenantId === tenantId && device.accountId === accountId ? ` device ${device.id}` : null
}

/** The leading space cannot occur in a trimmed login. */
const accountKey = (id: number) => ` account ${id}`

async function addFailure(
  db: TenantTransaction['db'],
  { tenantId, name, before, now }: { tenantId: number; name: string; before: number; now: Date },
): Promise<void> {
  const isLast = before + 1 >= maxFailures
  const failure = {
    failures: isLast ? 0 : before + 1,
    lockedUntil: isLast ? new Date(now.getTime() + lockMinutes * 60_000) : null,
    lastAt: now,
  }
  await db
    .insert(signInFailure)
    .values({ tenantId, login: name, ...failure })
    .onConflictDoUpdate({ target: [signInFailure.tenantId, signInFailure.login], set: failure })
}

/** Deletes old failures, as entered names may be passwords typed into the wrong field. */
export async function deleteOldFailures({ pool, clock }: { pool: pg.Pool; clock: Clock }, tenantIds: readonly number[]): Promise<void> {
  const before = new Date(clock.now().getTime() - keptHours * 3_600_000)
  for (const tenantId of tenantIds)
    await inTenant(pool, tenantId, ({ db }) =>
      db.delete(signInFailure).where(and(eq(signInFailure.tenantId, tenantId), lt(signInFailure.lastAt, before))),
    )
}

export async function forgetFailures(
  db: TenantTransaction['db'],
  { tenantId, id, username, email }: { tenantId: number; id: number; username: string; email: string | null },
): Promise<void> {
  const names = [accountKey(id), username, ...(email ? [email] : [])]
  await db.delete(signInFailure).where(and(eq(signInFailure.tenantId, tenantId), inArray(signInFailure.login, names)))
}
