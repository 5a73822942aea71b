import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { hashOf } from '../../request/secrets.server.ts'
import { signInAttempt } from '../session/session.schema.ts'

const attemptMinutes = 10

/** `code` for the identity provider, `saml` for the institution's own. */
export type AttemptKind = 'code' | 'saml'

export interface Attempt {
  state: string
  /** Cookie secret that binds the sign-in to this browser. */
  browser: string
  /** Nonce of the id token, or id of the SAML request. */
  nonce: string
  /** PKCE verifier, encrypted; null for SAML. */
  verifier: Buffer | null
  returnTo: string
}

export async function keepAttempt({ runtime, hostname }: RequestScope, { state, browser, ...attempt }: Attempt): Promise<void> {
  const expiresAt = new Date(Date.now() + attemptMinutes * 60_000)
  await drizzle(runtime.pool)
    .insert(signInAttempt)
    .values({ ...attempt, stateHash: hashOf(state), browserHash: hashOf(browser), hostname, expiresAt })
}

/** Deletes and returns an attempt, so that a state works once. Null if unknown, expired, of another kind or from another browser. */
export async function takeAttempt(
  { runtime, hostname }: RequestScope,
  kind: AttemptKind,
  { state, browser }: Pick<Attempt, 'state' | 'browser'>,
) {
  const [row] = await drizzle(runtime.pool)
    .delete(signInAttempt)
    .where(
      and(
        eq(signInAttempt.stateHash, hashOf(state)),
        eq(signInAttempt.browserHash, hashOf(browser)),
        eq(signInAttempt.hostname, hostname),
        kind === 'saml' ? isNull(signInAttempt.verifier) : isNotNull(signInAttempt.verifier),
        gt(signInAttempt.expiresAt, new Date()),
      ),
    )
    .returning()
  return row ?? null
}

export async function deleteExpiredAttempts({ pool }: Pick<RequestScope['runtime'], 'pool'>): Promise<void> {
  await drizzle(pool).delete(signInAttempt).where(lt(signInAttempt.expiresAt, new Date()))
}
