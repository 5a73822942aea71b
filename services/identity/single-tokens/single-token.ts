import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { ContextChoice } from '#api/contexts.ts'
import type { AuthMethod, Principal } from '#api/principal.ts'
import type { Clock } from '../../platform/clock.ts'
import { hashOf } from '../../platform/hash.ts'
import { findAccount } from '../../users/accounts/accounts.ts'
import { usualChoice } from '../../users/accounts/contexts.ts'
import { type SamlSession, singleToken } from '../identity.schema.ts'
import { principalFor } from '../provider/chosen-context.ts'
import type { Subject } from '../provider/subject.ts'

/** Seconds. There is nothing to renew it with, so it lasts a working day. */
const lifetime = 43_200
/** Tells a single token from a signed one at first sight. */
const prefix = 'st_'

export interface SingleTokenPorts {
  pool: pg.Pool
  clock: Clock
}

/** What a single token stands for. */
export interface TokenHolder extends Subject {
  choice: ContextChoice | null
  method: AuthMethod
  /** The operator who acts as this person. */
  impersonatedBy?: number
  /** What the person's SAML provider keeps. */
  samlSession?: SamlSession | null
}

export interface IssuedToken {
  token: string
  /** Seconds. */
  expiresIn: number
}

/**
 * Makes a single token (docs/requirements/shell.md, section 3, "legacy single token"): a secret that says nothing by itself,
 * so that ending it and losing a right work at once.
 *
 * @param seconds how long it lasts
 */
export async function issueToken({ pool, clock }: SingleTokenPorts, holder: TokenHolder, seconds = lifetime): Promise<IssuedToken> {
  const { tenantId: homeTenantId, userId, choice, method, impersonatedBy = null, samlSession = null } = holder
  const token = `${prefix}${randomBytes(32).toString('base64url')}`
  const expiresAt = new Date(clock.now().getTime() + seconds * 1000)
  await drizzle(pool)
    .insert(singleToken)
    .values({ tokenHash: hashOf(token), homeTenantId, userId, choice, method, impersonatedBy, samlSession, expiresAt })
  return { token, expiresIn: seconds }
}

/** Whom a single token speaks for, with the rights of this moment; null when it ended or is none. */
export async function principalOfToken(ports: SingleTokenPorts, token: string): Promise<Principal | null> {
  const row = token.startsWith(prefix) ? await findToken(ports, token) : null
  const account = row && (await findAccount(ports.pool, row.homeTenantId, row.userId))
  if (!account) return null
  return {
    ...(await principalFor(ports.pool, account, row.choice ?? usualChoice(account))),
    impersonatedBy: row.impersonatedBy,
    method: row.method,
  }
}

/** Replaces a token by one for another role of the same person; null when it ended. */
export async function exchangeToken(ports: SingleTokenPorts, token: string, choice: ContextChoice): Promise<IssuedToken | null> {
  const row = await findToken(ports, token)
  if (!row) return null
  const { homeTenantId: tenantId, userId, method, samlSession, expiresAt } = row
  return issueToken(ports, { tenantId, userId, method, samlSession, choice }, Math.max(1, secondsUntil(ports, expiresAt)))
}

const secondsUntil = ({ clock }: SingleTokenPorts, instant: Date) => Math.floor((instant.getTime() - clock.now().getTime()) / 1000)

/** Seconds that a token has left; null when it ended. */
export async function secondsLeft(ports: SingleTokenPorts, token: string): Promise<number | null> {
  const row = await findToken(ports, token)
  return row && Math.max(1, secondsUntil(ports, row.expiresAt))
}

/** What the SAML provider keeps of a token's person; null for other tokens. */
export async function samlSessionOf(ports: SingleTokenPorts, token: string): Promise<SamlSession | null> {
  return (await findToken(ports, token))?.samlSession ?? null
}

/**
 * What a launch from another application asks for: its code is a short-lived single token, and is taken once.
 *
 * @returns null for a code that is none, was taken, or speaks of no role
 */
export async function takeLaunchCode({ pool, clock }: SingleTokenPorts, code: string): Promise<ContextChoice | null> {
  const [row] = await drizzle(pool)
    .delete(singleToken)
    .where(and(eq(singleToken.tokenHash, hashOf(code)), gt(singleToken.expiresAt, clock.now()), isNull(singleToken.impersonatedBy)))
    .returning()
  return row?.choice ?? null
}

/** Ends a token; one that is none is left alone. */
export async function endToken({ pool }: Pick<SingleTokenPorts, 'pool'>, token: string): Promise<void> {
  await drizzle(pool)
    .delete(singleToken)
    .where(eq(singleToken.tokenHash, hashOf(token)))
}

/** Ends every single token of a person but one. */
export async function endTokensOf(pool: pg.Pool, { tenantId, userId }: Subject, kept: string | null): Promise<void> {
  const others = kept === null ? undefined : ne(singleToken.tokenHash, hashOf(kept))
  await drizzle(pool)
    .delete(singleToken)
    .where(and(eq(singleToken.homeTenantId, tenantId), eq(singleToken.userId, userId), others))
}

/** Deletes tokens that ended by themselves. */
export async function deleteExpiredTokens({ pool, clock }: SingleTokenPorts): Promise<void> {
  await drizzle(pool).delete(singleToken).where(lt(singleToken.expiresAt, clock.now()))
}

async function findToken({ pool, clock }: SingleTokenPorts, token: string) {
  const [row] = await drizzle(pool)
    .select()
    .from(singleToken)
    .where(and(eq(singleToken.tokenHash, hashOf(token)), gt(singleToken.expiresAt, clock.now())))
  return row ?? null
}
