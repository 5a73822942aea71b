import { upstreamWith } from '../../request/upstream.server.ts'
import { fullOrRestrictedSession, type RequestScope } from '../../request/request-scope.server.ts'
import { createSession, deleteSession } from './session-store.server.ts'
import { readPerson } from '../sign-in/sign-in.server.ts'
import type { TokenSet } from './session.ts'

/** What the identity service answers to a sign-in without the code flow. */
export interface SingleTokenAnswer {
  access_token: string
  expires_in: number
}

/** A single token as a session keeps it. */
export function toSingleTokenSet({ access_token: accessToken, expires_in: seconds }: SingleTokenAnswer): TokenSet {
  return { accessToken, refreshToken: null, idToken: '', isSingle: true, accessTokenExpiresAt: Date.now() + seconds * 1000 }
}

/**
 * Opens a session with a single token, in place of the one that this browser had.
 *
 * @param tab the one that the session is for, while others keep theirs; null for the whole browser
 * @returns false for the token of somebody whom this hostname does not keep; it is ended
 */
export async function openSingleSession(scope: RequestScope, answer: SingleTokenAnswer, tab: string | null = null): Promise<boolean> {
  const { runtime, hostname, settings, log } = scope
  const tokens = toSingleTokenSet(answer)
  const { tenantId, userId, person } = await readPerson(scope, tokens)
  if (tenantId !== (settings.tenant?.id ?? 0)) {
    log.warn({ event: 'sign-in-refused', reason: 'person of another tenant' }, 'sign-in refused')
    await endSingleToken(scope, tokens)
    return false
  }
  const before = fullOrRestrictedSession(scope)
  const secret = await createSession(runtime, { hostname, tenantId, userId, person, tokens })
  if (before && !tab) {
    await deleteSession(runtime, before.idHash)
    // The same address opened twice brings the same token.
    if (before.tokens.accessToken !== tokens.accessToken) await endSingleToken(scope, before.tokens)
  }
  scope.setSessionCookie(secret, tab)
  log.info({ event: 'signed-in', tenantId, personId: userId }, 'signed in')
  return true
}

/** Ends a single token; others are left alone. Failing is harmless: it expires by itself. */
export async function endSingleToken(
  { runtime, requestId, locale, log }: RequestScope,
  { isSingle, accessToken }: TokenSet,
): Promise<void> {
  if (!isSingle) return
  const { identity } = upstreamWith(runtime, accessToken, { requestId, locale, within: 5000 })
  await identity.endToken().catch((error: unknown) => log.warn({ err: error }, 'token could not be ended'))
}
