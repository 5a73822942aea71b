import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { hashOf } from '../../request/secrets.server.ts'
import { signInAttempt } from '../session/session.schema.ts'

const attemptMinutes = 10

/** Where a sign-in goes: to the identity provider by the code flow, or to the institution's own provider. */
export type AttemptKind = 'code' | 'saml'

export interface Attempt {
  /** What the provider sends back. */
  state: string
  /** Secret of the cookie that ties the sign-in to this browser. */
  browser: string
  /** What the answer has to name: a nonce, or the id of the request. */
  nonce: string
  /** The PKCE verifier, encrypted; null for SAML, which has none. */
  verifier: Buffer | null
  returnTo: string
}

/** Remembers a sign-in that begins. */
export async function keepAttempt({ runtime, hostname }: RequestScope, { state, browser, ...attempt }: Attempt): Promise<void> {
  const expiresAt = new Date(Date.now() + attemptMinutes * 60_000)
  await drizzle(runtime.pool)
    .insert(signInAttempt)
    .values({ ...attempt, stateHash: hashOf(state), browserHash: hashOf(browser), hostname, expiresAt })
}

/**
 * Takes out a sign-in, so that the same state never works twice.
 *
 * @returns null for one that this browser did not begin here, in this way, or too long ago
 */
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

/** Deletes sign-ins that nobody completed. */
export async function deleteExpiredAttempts({ pool }: Pick<RequestScope['runtime'], 'pool'>): Promise<void> {
  await drizzle(pool).delete(signInAttempt).where(lt(signInAttempt.expiresAt, new Date()))
}
