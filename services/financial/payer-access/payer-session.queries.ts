import { randomBytes } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Clock } from '../../platform/clock.ts'
import { inTenant, type TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { getHash } from '../../platform/hash.ts'
import { query } from '../../platform/query.ts'
import { payerLink, payerSession } from './payer-access.schema.ts'

interface Ports {
  pool: pg.Pool
  clock: Clock
}

/** The lifetime of a session in milliseconds: a day's work, without a refresh. */
const sessionLife = 8 * 3_600_000

const linkHash = (token: string) => getHash('payer link', token).toString('hex')
const sessionHash = (session: string) => getHash('payer session', session).toString('hex')

/** Issues a single-use token that verifies an address. @param life in milliseconds */
export async function issuePayerLink({ pool, clock }: Ports, tenantId: number, email: string, life: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + life)
  await inTenant(pool, tenantId, async ({ db }) => {
    await db.delete(payerLink).where(and(eq(payerLink.tenantId, tenantId), lte(payerLink.expiresAt, now)))
    await db.insert(payerLink).values({ tokenHash: linkHash(token), tenantId, email, expiresAt })
  })
  return token
}

/** Uses a link up and opens a session. Throws NOT_FOUND alike for links that are unknown, used, expired, or of another tenant. */
export async function enterByLink({ pool, clock }: Ports, tenantId: number, token: string): Promise<{ session: string }> {
  const now = clock.now()
  const session = randomBytes(32).toString('base64url')
  const opened = await inTenant(pool, tenantId, async ({ client, db }) => {
    await db.delete(payerSession).where(and(eq(payerSession.tenantId, tenantId), lte(payerSession.expiresAt, now)))
    return query(
      client,
      sql`with used as (
          delete from financial.payer_link where tenant_id = ${tenantId} and token_hash = ${linkHash(token)} returning email, expires_at
        )
        insert into financial.payer_session (secret_hash, tenant_id, email, expires_at)
        select ${sessionHash(session)}, ${tenantId}::int, email, ${new Date(now.getTime() + sessionLife).toISOString()}::timestamptz
        from used where expires_at > ${now.toISOString()} returning email`,
    )
  })
  if (opened.length === 0) throw new DomainError('NOT_FOUND')
  return { session }
}

const byKey = (tenantId: number, session: string) =>
  and(eq(payerSession.tenantId, tenantId), eq(payerSession.secretHash, sessionHash(session)))

export async function leaveSession({ pool }: Ports, tenantId: number, session: string): Promise<void> {
  await inTenant(pool, tenantId, ({ db }) => db.delete(payerSession).where(byKey(tenantId, session)))
}

/** The address that a session has proven. Runs in the tenant's transaction. Throws UNAUTHORIZED. */
export async function requirePayer({ db }: TenantTransaction, tenantId: number, session: string, now: Date): Promise<string> {
  const [found] = await db
    .select()
    .from(payerSession)
    .where(and(byKey(tenantId, session), gt(payerSession.expiresAt, now)))
  if (!found) throw new DomainError('UNAUTHORIZED')
  return found.email
}
