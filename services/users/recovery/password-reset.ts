import { createHmac, randomBytes } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type pg from 'pg'
import type { Clock } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import { getHash } from '../../platform/hash.ts'
import { account, passwordReset } from '../users.schema.ts'
import { endOpenResets } from './open-resets.ts'
import { hashPassword } from '../passwords/password.ts'
import type { SignInPorts } from '../sign-in/sign-in-ports.ts'
import { forgetFailures } from '../sign-in/sign-in.ts'

const lifetimeMinutes = 60
/** Days that ended links are kept, to explain them to users. */
const keptDays = 30

interface Ports {
  pool: pg.Pool
  clock: Clock
}

export type ResetState = 'valid' | 'expired' | 'used' | 'invalid'

export type ResetPerson = Pick<typeof account.$inferSelect, 'id' | 'name' | 'email' | 'languageId'>

/** Issues a reset token and expires earlier ones. */
export async function issueReset({ pool, clock }: Ports, tenantId: number, accountId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + lifetimeMinutes * 60_000)
  await inTenant(pool, tenantId, async ({ db }) => {
    await endOpenResets(db, tenantId, accountId, now)
    await db.insert(passwordReset).values({ tokenHash: getHash(token), tenantId, accountId, expiresAt })
  })
  return token
}

/** State of a reset link, with the user while it is valid (docs/requirements/shell.md, section 4). */
export async function checkReset(
  { pool, clock }: Ports,
  tenantId: number,
  token: string,
): Promise<{ state: ResetState; userId: number | null }> {
  const [row] = await inTenant(pool, tenantId, ({ db }) => db.select().from(passwordReset).where(ofToken(tenantId, token)))
  const state = getState(row, clock.now())
  return { state, userId: state === 'valid' ? row!.accountId : null }
}

/** Sets a validated password, ends all sign-ins and clears the lock. Idempotent for the same token and password, for callers that missed the response. */
export async function confirmReset(
  ports: Ports & SignInPorts,
  { tenantId, token, newPassword }: { tenantId: number; token: string; newPassword: string },
): Promise<{ kind: 'changed'; person: ResetPerson } | { kind: Exclude<ResetState, 'valid'> }> {
  const { pool, clock, endSignIns } = ports
  const { state } = await checkReset(ports, tenantId, token)
  // Hashing is expensive, so only for valid links.
  const passwordHash = state === 'valid' ? await hashPassword(newPassword) : null
  // Only the token's holder could test passwords against it, and the token is not stored.
  const request = createHmac('sha256', token).update(newPassword).digest('base64url')
  const now = clock.now()
  const outcome = await inTenant(pool, tenantId, async ({ db }) => {
    const [row] = await db.select().from(passwordReset).where(ofToken(tenantId, token)).for('update')
    const isRepeated = row?.usedBy === request
    const current = getState(row, now)
    if (!row || (current !== 'valid' && !isRepeated)) return { kind: current === 'valid' ? 'invalid' : current } as const
    const accountCondition = and(eq(account.tenantId, tenantId), eq(account.id, row.accountId))
    const [person] = await db.select().from(account).where(accountCondition)
    if (!isRepeated && passwordHash) {
      await db.update(passwordReset).set({ usedAt: now, usedBy: request }).where(ofToken(tenantId, token))
      await db.update(account).set({ passwordHash, temporaryPassword: false }).where(accountCondition)
      await forgetFailures(db, person!)
    }
    return { kind: 'changed', person: person! } as const
  })
  if (outcome.kind === 'changed') await endSignIns({ tenantId, userId: outcome.person.id })
  return outcome
}

export async function deleteOldResets({ pool, clock }: Ports, tenantIds: readonly number[]): Promise<void> {
  const before = new Date(clock.now().getTime() - keptDays * 86_400_000)
  for (const tenantId of tenantIds)
    await inTenant(pool, tenantId, ({ db }) => db.delete(passwordReset).where(lt(passwordReset.expiresAt, before)))
}

const ofToken = (tenantId: number, token: string) => and(eq(passwordReset.tenantId, tenantId), eq(passwordReset.tokenHash, getHash(token)))

function getState(row: typeof passwordReset.$inferSelect | undefined, now: Date): ResetState {
  if (!row) return 'invalid'
  if (row.usedAt) return 'used'
  return row.expiresAt > now ? 'valid' : 'expired'
}
