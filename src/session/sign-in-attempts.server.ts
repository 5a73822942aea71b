import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { RequestScope } from './request-scope.server.ts'
import { hashOf } from './secrets.server.ts'
import { signInAttempt } from './store/schema.ts'

const attemptMinutes = 10

export interface SamlAttempt {
  /** What the provider sends back beside its response. */
  relayState: string
  /** The id that the response has to name. */
  requestId: string
  /** Secret of the cookie that ties the sign-in to this browser. */
  browser: string
  returnTo: string
}

/** Remembers a sign-in by SAML that begins. */
export async function keepSamlAttempt({ runtime, hostname }: RequestScope, { relayState, requestId, browser, returnTo }: SamlAttempt): Promise<void> {
  await drizzle(runtime.pool)
    .insert(signInAttempt)
    .values({
      stateHash: hashOf(relayState),
      browserHash: hashOf(browser),
      hostname,
      nonce: requestId,
      verifier: null,
      returnTo,
      expiresAt: new Date(Date.now() + attemptMinutes * 60_000),
    })
}

/**
 * Takes out a sign-in by SAML, so that it is never completed twice.
 *
 * @returns null for one that this browser did not begin here, or too long ago
 */
export async function takeSamlAttempt(scope: RequestScope, relayState: string, browser: string): Promise<Pick<SamlAttempt, 'requestId' | 'returnTo'> | null> {
  const taken = await take(scope, relayState, browser, isNull(signInAttempt.verifier))
  return taken && { requestId: taken.nonce, returnTo: taken.returnTo }
}

/**
 * Takes out a sign-in by the code flow that somebody gives up for SAML.
 *
 * @returns the page that was wanted; null when this browser began none
 */
export async function takeGivenUpAttempt(scope: RequestScope, state: string, browser: string): Promise<string | null> {
  return (await take(scope, state, browser, isNotNull(signInAttempt.verifier)))?.returnTo ?? null
}

async function take({ runtime, hostname }: RequestScope, state: string, browser: string, isOfKind: ReturnType<typeof isNull>) {
  const [row] = await drizzle(runtime.pool)
    .delete(signInAttempt)
    .where(
      and(
        eq(signInAttempt.stateHash, hashOf(state)),
        eq(signInAttempt.browserHash, hashOf(browser)),
        eq(signInAttempt.hostname, hostname),
        isOfKind,
        gt(signInAttempt.expiresAt, new Date()),
      ),
    )
    .returning()
  return row ?? null
}
