import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { ContextChoice } from '#api/contexts.ts'
import type { AuthMethod } from '#api/identity/auth-methods.ts'
import type { Principal } from '#api/principal.ts'
import type { Clock } from '../../platform/clock.ts'
import { getHash } from '../../platform/hash.ts'
import { findAccount } from '../../users/accounts/accounts.ts'
import type { FactorPolicy } from '../../users/second-factor/required-second-factor.ts'
import { defaultChoice } from '../../users/accounts/contexts.ts'
import { type SamlSession, singleToken, type TokenPurpose } from '../identity.schema.ts'
import { createPrincipal } from '../provider/chosen-context.ts'
import type { Subject } from '../provider/subject.ts'

/** Seconds: a working day, since single tokens cannot be refreshed. */
const lifetime = 43_200
const prefix = 'st_'

export interface SingleTokenPorts extends FactorPolicy {
  pool: pg.Pool
  clock: Clock
}

export interface TokenHolder extends Subject {
  choice: ContextChoice | null
  method: AuthMethod
  impersonatedBy?: number
  samlSession?: SamlSession | null
}

export interface IssuedToken {
  token: string
  /** Seconds. */
  expiresIn: number
}

/** Issues an opaque token (docs/requirements/shell.md, section 3, "legacy single token"), so that revocation takes effect at once. */
export async function issueToken(
  { pool, clock }: SingleTokenPorts,
  holder: TokenHolder,
  { seconds, purpose }: { seconds: number; purpose: TokenPurpose } = { seconds: lifetime, purpose: 'session' },
): Promise<IssuedToken> {
  const { tenantId: homeTenantId, userId, choice, method, impersonatedBy = null, samlSession = null } = holder
  const token = `${prefix}${randomBytes(32).toString('base64url')}`
  const expiresAt = new Date(clock.now().getTime() + seconds * 1000)
  await drizzle(pool)
    .insert(singleToken)
    .values({ tokenHash: getHash(token), homeTenantId, userId, choice, method, purpose, impersonatedBy, samlSession, expiresAt })
  return { token, expiresIn: seconds }
}

/** The token's principal with current rights; null when invalid. */
export async function principalOfToken(ports: SingleTokenPorts, token: string): Promise<Principal | null> {
  const row = token.startsWith(prefix) ? await findToken(ports, token) : null
  const account = row && (await findAccount(ports.pool, row.homeTenantId, row.userId))
  if (!account) return null
  return {
    ...(await createPrincipal(ports.pool, account, row.choice ?? defaultChoice(account), {
      operatorsNeedFactor: ports.operatorsNeedFactor,
      isExempt: row.method !== 'password' || row.impersonatedBy !== null,
    })),
    impersonatedBy: row.impersonatedBy,
    method: row.method,
  }
}

/** Issues a token for another role with the remaining lifetime; null when the token ended. */
export async function exchangeToken(ports: SingleTokenPorts, token: string, choice: ContextChoice): Promise<IssuedToken | null> {
  const row = await findToken(ports, token)
  if (!row) return null
  const { homeTenantId: tenantId, userId, method, samlSession, expiresAt } = row
  const seconds = Math.max(1, remainingSeconds(ports, expiresAt))
  return issueToken(ports, { tenantId, userId, method, samlSession, choice }, { seconds, purpose: 'session' })
}

const remainingSeconds = ({ clock }: SingleTokenPorts, instant: Date) => Math.floor((instant.getTime() - clock.now().getTime()) / 1000)

export async function secondsLeft(ports: SingleTokenPorts, token: string): Promise<number | null> {
  const row = await findToken(ports, token)
  return row && Math.max(1, remainingSeconds(ports, row.expiresAt))
}

export async function getSamlSession(ports: SingleTokenPorts, token: string): Promise<SamlSession | null> {
  return (await findToken(ports, token))?.samlSession ?? null
}

/** Consumes a launch token in one statement, so that only one parallel use wins; null when invalid, used or for another purpose. */
export async function takeOnce(
  { pool, clock }: SingleTokenPorts,
  token: string,
  purpose: 'launch' | 'ticket',
): Promise<TokenHolder | null> {
  const fitting = and(eq(singleToken.purpose, purpose), gt(singleToken.expiresAt, clock.now()), isNull(singleToken.impersonatedBy))
  const [row] = await drizzle(pool)
    .delete(singleToken)
    .where(and(eq(singleToken.tokenHash, getHash(token)), fitting))
    .returning()
  return row ? { tenantId: row.homeTenantId, userId: row.userId, choice: row.choice, method: row.method } : null
}

export async function endToken({ pool }: Pick<SingleTokenPorts, 'pool'>, token: string): Promise<void> {
  await drizzle(pool)
    .delete(singleToken)
    .where(eq(singleToken.tokenHash, getHash(token)))
}

export async function endTokens(pool: pg.Pool, { tenantId, userId }: Subject, kept: string | null): Promise<void> {
  const others = kept === null ? undefined : ne(singleToken.tokenHash, getHash(kept))
  await drizzle(pool)
    .delete(singleToken)
    .where(and(eq(singleToken.homeTenantId, tenantId), eq(singleToken.userId, userId), others))
}

export async function deleteExpiredTokens({ pool, clock }: SingleTokenPorts): Promise<void> {
  await drizzle(pool).delete(singleToken).where(lt(singleToken.expiresAt, clock.now()))
}

async function findToken({ pool, clock }: SingleTokenPorts, token: string) {
  const [row] = await drizzle(pool)
    .select()
    .from(singleToken)
    .where(and(eq(singleToken.tokenHash, getHash(token)), eq(singleToken.purpose, 'session'), gt(singleToken.expiresAt, clock.now())))
  return row ?? null
}
