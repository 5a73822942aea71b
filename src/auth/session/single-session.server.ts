import { createTokenUpstream } from '../../request/upstream.server.ts'
import { fullOrRestrictedSession, type RequestScope } from '../../request/request-scope.server.ts'
import { createSession, deleteSession } from '../../request/session/session-store.server.ts'
import { readPerson } from '../sign-in/sign-in.server.ts'
import type { TokenSet } from '../../request/session/session.ts'
import { type SingleTokenAnswer, toSingleTokenSet } from '../../request/session/single-token.ts'

interface SingleSession {
  /** When the person last proved who they are; null if unknown. */
  provenAt: Date | null
  /** The id of a tab that has a session of its own. */
  tab?: string | null
}

/** Replaces the browser's session unless `tab` is set. Returns false, and revokes the token, for another tenant's user. */
export async function openSingleSession(
  scope: RequestScope,
  answer: SingleTokenAnswer,
  { provenAt, tab = null }: SingleSession,
): Promise<boolean> {
  const { runtime, hostname, settings, log } = scope
  const tokens = toSingleTokenSet(answer)
  const { tenantId, userId, person } = await readPerson(scope, tokens)
  if (tenantId !== (settings.tenant?.id ?? 0)) {
    log.warn({ event: 'sign-in-refused', reason: 'person of another tenant' }, 'sign-in refused')
    await endSingleToken(scope, tokens)
    return false
  }
  const before = fullOrRestrictedSession(scope)
  const secret = await createSession(runtime, { hostname, tenantId, userId, person, tokens }, { userAgent: scope.userAgent, provenAt })
  if (before && !tab) {
    await deleteSession(runtime, before.idHash)
    // Opening the same launch URL twice brings the same token.
    if (before.tokens.accessToken !== tokens.accessToken) await endSingleToken(scope, before.tokens)
  }
  scope.setSessionCookie(secret, tab)
  log.info({ event: 'signed-in', signedInId: userId }, 'signed in')
  return true
}

/** Failing is harmless: the token expires by itself. */
export async function endSingleToken(
  { runtime, requestId, locale, log }: RequestScope,
  { isSingle, accessToken }: TokenSet,
): Promise<void> {
  if (!isSingle) return
  const { identity } = createTokenUpstream(runtime, accessToken, { requestId, locale, within: 5000 })
  await identity.endToken().catch((error: unknown) => log.warn({ err: error }, 'token could not be ended'))
}
