import { CodeChallengeMethod, OAuth2Client, type OAuth2Tokens, OAuth2RequestError } from 'arctic'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { appConfig } from '#config'
import type { ContextChoice } from '#api/contexts.ts'
import type { SignInReason } from '#api/identity/sign-in-reasons.ts'
import type { IdentityProviderConfig, PortalRuntime } from './runtime.ts'
import type { TokenSet } from './session/session.ts'

const keySets = new WeakMap<IdentityProviderConfig, ReturnType<typeof createRemoteJWKSet>>()

export interface AuthorizeRequest {
  hostname: string
  /** Null for the application's own hostname. */
  ownerId: number | null
  /** Null where a tenant or the application owns the portal. */
  institutionId: number | null
  /** Id of the learning platform's launch that the sign-in continues. */
  ltiLaunch: string | null
  because: SignInReason | undefined
  wanted: ContextChoice | null
  /** Whether a person who is signed in signs in again. */
  isStepUp: boolean
  state: string
  nonce: string
  verifier: string
  locale: string
}

export function authorizeUrl(runtime: PortalRuntime, request: AuthorizeRequest): URL {
  const { authorizationEndpoint } = runtime.identityProvider
  const url = oauthClient(runtime, request.hostname).createAuthorizationURLWithPKCE(
    authorizationEndpoint,
    request.state,
    CodeChallengeMethod.S256,
    request.verifier,
    ['openid', 'profile', 'offline_access'],
  )
  url.searchParams.set('nonce', request.nonce)
  url.searchParams.set('hostname', request.hostname)
  url.searchParams.set('user_type', request.ownerId === null ? 'operation' : 'tenant')
  url.searchParams.set('ui_locales', request.locale)
  const { wanted } = request
  const ids = {
    v2_role_id: wanted?.roleId,
    tenant_id: wanted ? wanted.tenantId : request.ownerId,
    institution_id: wanted ? wanted.institutionId : request.institutionId,
  }
  for (const [name, id] of Object.entries(ids)) if (id) url.searchParams.set(name, String(id))
  if (request.ltiLaunch) url.searchParams.set('lti_launch', request.ltiLaunch)
  if (request.isStepUp) for (const [name, value] of Object.entries({ prompt: 'login', max_age: '0' })) url.searchParams.set(name, value)
  if (request.because) url.searchParams.set('sign_in_reason', request.because)
  return url
}

/** @throws Error when the code was used, expired, or belongs to another sign-in */
export async function exchangeCode(runtime: PortalRuntime, hostname: string, code: string, verifier: string): Promise<TokenSet> {
  const { tokenEndpoint } = runtime.identityProvider
  return toTokenSet(await inTime(oauthClient(runtime, hostname).validateAuthorizationCode(tokenEndpoint, code, verifier)))
}

/** Milliseconds before expiry at which a token is renewed. */
const renewalMargin = 10_000

export const endsSoon = ({ accessTokenExpiresAt }: TokenSet) => accessTokenExpiresAt - Date.now() <= renewalMargin

/** Null when the provider rejects the refresh token (`invalid_grant`). */
export async function refreshTokens(runtime: PortalRuntime, hostname: string, current: TokenSet): Promise<TokenSet | null> {
  if (!current.refreshToken) return null
  try {
    const { tokenEndpoint } = runtime.identityProvider
    const tokens = await inTime(oauthClient(runtime, hostname).refreshAccessToken(tokenEndpoint, current.refreshToken, []))
    return { ...current, ...toTokenSet(tokens, current) }
  } catch (error) {
    if (error instanceof OAuth2RequestError && error.code === 'invalid_grant') return null
    throw error
  }
}

/** Failing is harmless: the token expires by itself. */
export async function revokeTokens(runtime: PortalRuntime, hostname: string, { refreshToken }: TokenSet): Promise<void> {
  if (!refreshToken) return
  const { revocationEndpoint } = runtime.identityProvider
  await inTime(oauthClient(runtime, hostname).revokeToken(revocationEndpoint, refreshToken)).catch((error: unknown) => {
    runtime.log.warn({ err: error }, 'token revocation failed')
  })
}

export function endSessionUrl({ identityProvider }: PortalRuntime, returnTo: string, locale: string): URL {
  const url = new URL(identityProvider.endSessionEndpoint)
  url.searchParams.set('client_id', identityProvider.clientId)
  url.searchParams.set('post_logout_redirect_uri', returnTo)
  url.searchParams.set('ui_locales', locale)
  return url
}

/** Verifies signature, issuer, audience, expiry and nonce. @throws JOSEError, or Error for another nonce */
export async function verifyIdToken(
  { identityProvider }: PortalRuntime,
  idToken: string,
  nonce: string,
): Promise<{ subject: string; signedInAt: Date | null }> {
  let keySet = keySets.get(identityProvider)
  if (!keySet) {
    keySet = createRemoteJWKSet(new URL(identityProvider.jwksUri))
    keySets.set(identityProvider, keySet)
  }
  const { issuer, clientId } = identityProvider
  const { payload } = await jwtVerify(idToken, keySet, { issuer, audience: clientId, requiredClaims: ['sub', 'nonce', 'exp'] })
  if (payload.nonce !== nonce) throw new Error('the id token belongs to another sign-in')
  const { sub, auth_time: seconds } = payload
  return { subject: sub!, signedInAt: typeof seconds === 'number' ? new Date(seconds * 1000) : null }
}

function oauthClient({ identityProvider, portalUrl }: PortalRuntime, hostname: string): OAuth2Client {
  return new OAuth2Client(identityProvider.clientId, identityProvider.clientSecret, `${portalUrl(hostname)}/callback`)
}

function toTokenSet(tokens: OAuth2Tokens, previous?: TokenSet): TokenSet {
  return {
    accessToken: tokens.accessToken(),
    refreshToken: tokens.hasRefreshToken() ? tokens.refreshToken() : (previous?.refreshToken ?? null),
    idToken: 'id_token' in tokens.data ? tokens.idToken() : (previous?.idToken ?? ''),
    accessTokenExpiresAt: tokens.accessTokenExpiresAt().getTime(),
  }
}

/** arctic has no timeout option. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the identity provider gave no answer in time')), appConfig.upstream.callDeadline)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
