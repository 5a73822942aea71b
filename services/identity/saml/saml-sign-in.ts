import { randomBytes } from 'node:crypto'
import { findVouchedAccount } from '../../users/accounts/accounts.ts'
import { useOnce } from '../../platform/attempts/attempts.ts'
import { issueSignInToken } from '../single-tokens/single-sign-in.ts'
import { type IssuedToken, getSamlSession } from '../single-tokens/single-token.ts'
import { readResponse, SamlResponseError } from './read-response.ts'
import { type SamlPorts, getServiceProvider } from './service-provider.ts'

export type SamlSignIn =
  | { kind: 'accepted'; token: IssuedToken; authenticatedAt: Date | null }
  | { kind: 'denied' | 'unknown' }
  | { kind: 'refused'; reason: string }

/** SAML sign-in URL and the request id that the response must refer to; null for a hostname without SAML. */
export async function requestSamlSignIn(
  ports: SamlPorts,
  { hostname, relayState, forceAuthn }: { hostname: string; relayState: string; forceAuthn: boolean },
): Promise<{ url: string; requestId: string } | null> {
  // XML ids must not start with a digit.
  const requestId = `_${randomBytes(20).toString('hex')}`
  const party = await getServiceProvider(ports, hostname, { id: requestId, forceAuthn })
  return party && { url: await party.signatures.getAuthorizeUrlAsync(relayState, undefined, {}), requestId }
}

/** Exchanges a SAML response (Base64) for a single token; each assertion is accepted once. */
export async function signInWithSaml(
  ports: SamlPorts,
  { hostname, requestId, samlResponse }: { hostname: string; requestId: string; samlResponse: string },
): Promise<SamlSignIn> {
  const party = await getServiceProvider(ports, hostname)
  if (!party) return { kind: 'refused', reason: 'the hostname has no SAML' }
  const { pool, clock } = ports
  try {
    const { id, login, authenticatedAt, nameId, sessionIndex, expiresAt } = await readResponse(party, samlResponse, {
      requestId,
      now: clock.now(),
    })
    const isFirst = await useOnce(pool, 'saml-assertion', `${party.provider.entityId}\0${id}`, expiresAt)
    if (!isFirst) return { kind: 'refused', reason: 'the assertion was used before' }
    const account = await findVouchedAccount(pool, party.tenantId, login)
    if (!account) return { kind: 'unknown' }
    const subject = { tenantId: party.tenantId, userId: account.id }
    const token = await issueSignInToken(ports, subject, 'saml', { samlSession: { hostname, nameId, sessionIndex } })
    return { kind: 'accepted', token, authenticatedAt }
  } catch (error) {
    if (!(error instanceof SamlResponseError)) throw error
    return error.isDenial ? { kind: 'denied' } : { kind: 'refused', reason: error.message }
  }
}

/** docs/requirements/shell.md, section 7, `GET sso/saml/logout`. Null without a SAML session or logout support. */
export async function samlLogoutUrl(ports: SamlPorts, token: string): Promise<string | null> {
  const session = await getSamlSession(ports, token)
  const party = session && (await getServiceProvider(ports, session.hostname))
  if (!party?.provider.signOutUrl) return null
  const { value: nameID, format, nameQualifier, spNameQualifier } = session!.nameId
  return party.signatures.getLogoutUrlAsync(
    {
      issuer: party.provider.entityId,
      nameID,
      nameIDFormat: format ?? 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
      ...(nameQualifier && { nameQualifier }),
      ...(spNameQualifier && { spNameQualifier }),
      ...(session!.sessionIndex && { sessionIndex: session!.sessionIndex }),
    },
    '',
    {},
  )
}
