import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Clock } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { getHash } from '../../platform/hash.ts'
import { query } from '../../platform/query.ts'

interface Ports {
  pool: pg.Pool
  clock: Clock
}

/** Of a session, in milliseconds: a day's work, without a refresh. */
const sessionLife = 8 * 3_600_000

const linkHash = (token: string) => getHash('payer link', token).toString('hex')
const sessionHash = (session: string) => getHash('payer session', session).toString('hex')

/** A token that proves an address, once. @param life in milliseconds */
export async function issuePayerLink({ pool, clock }: Ports, tenantId: number, email: string, life: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = clock.now()
  await inTenant(pool, tenantId, async ({ client }) => {
    await query(client, sql`delete from financial.payer_link where tenant_id = ${tenantId} and expires_at <= ${now.toISOString()}`)
    await query(
      client,
      sql`insert into financial.payer_link (token_hash, tenant_id, email, expires_at)
        values (${linkHash(token)}, ${tenantId}, ${email}, ${new Date(now.getTime() + life).toISOString()})`,
    )
  })
  return token
}

/** Uses a link up and opens a session. Throws NOT_FOUND alike for links that are unknown, used, expired, or of another tenant. */
export async function enterByLink({ pool, clock }: Ports, tenantId: number, token: string): Promise<{ session: string }> {
  const now = clock.now()
  const session = randomBytes(32).toString('base64url')
  const opened = await inTenant(pool, tenantId, async ({ client }) => {
    await query(client, sql`delete from financial.payer_session where tenant_id = ${tenantId} and expires_at <= ${now.toISOString()}`)
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

export async function leaveSession({ pool }: Ports, tenantId: number, session: string): Promise<void> {
  await inTenant(pool, tenantId, ({ client }) =>
    query(client, sql`delete from financial.payer_session where tenant_id = ${tenantId} and secret_hash = ${sessionHash(session)}`),
  )
}

/** The address that a session has proven. Runs in the tenant's transaction. Throws UNAUTHORIZED. */
export async function requirePayer(client: pg.ClientBase, tenantId: number, session: string, now: Date): Promise<string> {
  const [found] = await query<{ email: string }>(
    client,
    sql`select email from financial.payer_session
      where tenant_id = ${tenantId} and secret_hash = ${sessionHash(session)} and expires_at > ${now.toISOString()}`,
  )
  if (!found) throw new DomainError('UNAUTHORIZED')
  return found.email
}
