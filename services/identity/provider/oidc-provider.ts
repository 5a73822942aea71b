import type { IncomingMessage } from 'node:http'
import Provider, { type Configuration, errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import type { JWK } from 'jose'
import type pg from 'pg'
import type { ContextChoice } from '#api/contexts.ts'
import { registeredHostnames, settingsOfHostname } from '../../settings/applications/application-settings.ts'
import type { FactorPolicy } from '../../users/second-factor/required-second-factor.ts'
import { ArtifactStore } from './artifacts.ts'
import { principalClaim, servicesAudience } from './access-token.ts'
import { getAccount, chooseContext, getPrincipal } from './chosen-context.ts'
import { isSignInEnded } from '../sign-ins/end-sign-ins.ts'
import { parseSubject } from './subject.ts'

export interface ProviderOptions extends FactorPolicy {
  pool: pg.Pool
  issuer: string
  keys: JWK[]
  cookieKey: string
  clientId: string
  clientSecret: string
  portalUrl(hostname: string): string
  /** Counts a request against the limit of its address; false above it. */
  countRequest(request: IncomingMessage): Promise<boolean>
  forgiveRequest(request: IncomingMessage): Promise<void>
  renderLogout(ctx: KoaContextWithOIDC, form: string, isAsked: boolean): Promise<void>
  renderSignedOut(ctx: KoaContextWithOIDC): Promise<void>
  renderTooMany(ctx: KoaContextWithOIDC): Promise<void>
  renderError(ctx: KoaContextWithOIDC, error: errors.OIDCProviderError | Error): Promise<void>
}

/** Parameter with the time at which a late sign-in restarted, in seconds since the epoch. */
export const resumedParameter = 'resumed'

/** Authorize parameters beyond the standard (docs/requirements/shell.md, section 7). */
const integerParameters = ['tenant_id', 'institution_id', 'v2_role_id']
const textParameters = ['hostname', 'user_type', 'lti_launch', 'sign_in_reason', resumedParameter]

/** Maximum length of each parameter of an authorize request, which is stored until the sign-in ends. */
const maxParameterLength = 512

/** Seconds. Access tokens are short-lived because they cannot be revoked. */
const lifetimes = {
  accessToken: 300,
  idToken: 300,
  code: 60,
  refreshToken: 604_800,
  session: 604_800,
  anonymousSession: 1800,
  interaction: 1800,
}

/** Code flow with PKCE (S256) and rotating refresh tokens. */
export function createProvider(options: ProviderOptions): Provider {
  const { pool, issuer, keys, cookieKey } = options
  const configuration: Configuration = {
    adapter: (model) => (model === 'Client' ? clientStore(options) : new ArtifactStore(pool, model)),
    jwks: { keys: keys as never },
    cookies: {
      keys: [cookieKey],
      names: {
        session: providerCookie(issuer, 'idp_session'),
        // Bound to the path of one sign-in, which `__Host-` forbids.
        interaction: 'idp_interaction',
        resume: 'idp_resume',
      },
    },
    clients: [],
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: async () => true,
    expiresWithSession: async () => false,
    scopes: ['openid', 'profile', 'offline_access'],
    claims: { openid: ['sub'], profile: ['name', 'preferred_username', 'locale'] },
    conformIdTokenClaims: false,
    extraParams: Object.fromEntries([
      ...textParameters.map((name) => [name, limitLengths]),
      ...integerParameters.map((name) => [name, requireInteger(name)]),
    ]),
    interactions: {
      policy: policyBoundToTenant(pool),
      url: (_ctx, { uid, params }) => `${new URL(issuer).pathname}/interaction/${uid}?${getQuery(params)}`,
    },
    async findAccount(_ctx, sub, token) {
      const account = await getAccount(pool, sub)
      if (!account) return undefined
      // Rejects codes and refresh tokens from before a password change.
      if (token && 'authTime' in token && isSignInEnded(account, Number(token.authTime), 'grantId' in token ? token.grantId : undefined))
        return undefined
      return {
        accountId: sub,
        claims: () => ({ sub, name: account.name, preferred_username: account.username, locale: account.languageId ?? undefined }),
      }
    },
    // No consent page: the portal is the institution's own application.
    async loadExistingGrant(ctx) {
      const { client, session, params } = ctx.oidc
      if (!client || !session?.accountId) return undefined
      const account = await getAccount(pool, session.accountId)
      if (!account) return undefined
      const requested = requestedContext(params)
      const known = requested ? undefined : session.grantIdFor(client.clientId)
      const found = known && (await ctx.oidc.provider.Grant.find(known))
      // A new role needs a new grant: tokens of the old one keep their role until they expire.
      const grant = found || new ctx.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid profile offline_access')
      grant.addResourceScope(servicesAudience, 'openid profile offline_access')
      const grantId = await grant.save()
      if (!found && !(await chooseContext(pool, account, grantId, requested))) throw new errors.AccessDenied('this role is not held there')
      return grant
    },
    async extraTokenClaims(_ctx, token) {
      if (!('accountId' in token) || !token.accountId) return undefined
      return { [principalClaim]: await getPrincipal(pool, token.accountId, 'grantId' in token ? token.grantId : undefined, options) }
    },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (ctx, form) => options.renderLogout(ctx, form, await isSignedOutOfClient(ctx)),
        postLogoutSuccessSource: options.renderSignedOut,
      },
      userinfo: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: async () => servicesAudience,
        useGrantedResource: async () => true,
        getResourceServerInfo: async () => ({
          scope: 'openid profile offline_access',
          audience: servicesAudience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: lifetimes.accessToken,
          jwt: { sign: { alg: 'ES256' } },
        }),
      },
    },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    ttl: {
      AccessToken: lifetimes.accessToken,
      AuthorizationCode: lifetimes.code,
      IdToken: lifetimes.idToken,
      RefreshToken: lifetimes.refreshToken,
      Grant: lifetimes.refreshToken,
      Session: (_ctx, { accountId }) => (accountId ? lifetimes.session : lifetimes.anonymousSession),
      Interaction: lifetimes.interaction,
    },
    renderError: (ctx, _out, error) => options.renderError(ctx, error),
  }
  const provider = new Provider(issuer, configuration)
  // Trusts only the forwarding headers set by `setMountPath`.
  provider.proxy = true
  provider.use(async (koa, next) => {
    const ctx = koa as KoaContextWithOIDC
    if (!storesRows.includes(ctx.path)) return next()
    if (!(await options.countRequest(ctx.req))) return options.renderTooMany(ctx)
    await next()
    const session = ctx.oidc?.session
    // The limit only concerns sign-ins that are begun and abandoned.
    if (!ctx.oidc?.entities.Interaction && ctx.status === 303) await options.forgiveRequest(ctx.req)
    // The library's own page for a browser that is signed out already.
    if (ctx.path === '/session/end' && ctx.status === 200 && session && !session.accountId)
      await options.renderLogout(ctx, logoutForm(ctx, String(session.state?.secret)), true)
  })
  return provider
}

const storesRows = ['/auth', '/session/end']

/** `__Host-` needs https, which only a provider on this computer goes without. */
export const providerCookie = (issuer: string, name: string) => `${issuer.startsWith('https:') ? '__Host-' : ''}${name}`

const getQuery = (params: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(params).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

const logoutForm = ({ oidc }: KoaContextWithOIDC, secret: string) =>
  `<form id="op.logoutForm" method="post" action="${oidc.urlFor('end_session_confirm')}"><input type="hidden" name="xsrf" value="${secret}"></form>`

/** Whether the portal's grant was ended over the back channel, as signing out does; nobody else can end it. */
async function isSignedOutOfClient({ oidc }: KoaContextWithOIDC): Promise<boolean> {
  const grantId = oidc.client && oidc.session?.grantIdFor(oidc.client.clientId)
  return grantId !== undefined && !(await oidc.provider.Grant.find(grantId))
}

function limitLengths({ oidc }: KoaContextWithOIDC) {
  const tooLong = Object.entries(oidc.params ?? {}).find(([, value]) => String(value ?? '').length > maxParameterLength)
  if (tooLong) throw new errors.InvalidRequest(`${tooLong[0]} is too long`)
}

function requireInteger(name: string) {
  return (_ctx: KoaContextWithOIDC, value: string | undefined) => {
    if (value !== undefined && !/^\d{1,9}$/.test(value)) throw new errors.InvalidRequest(`${name} must be an integer`)
  }
}

function requestedContext(params: Record<string, unknown> | undefined): ContextChoice | null {
  const { v2_role_id: role, tenant_id: tenant, institution_id: institution } = params ?? {}
  if (!role) return null
  return { roleId: Number(role), tenantId: tenant ? Number(tenant) : null, institutionId: institution ? Number(institution) : null }
}

/** The portal as OIDC client, with a redirect URI per registered hostname. */
function clientStore({ pool, clientId, clientSecret, portalUrl }: ProviderOptions) {
  const refuse = async () => {
    throw new Error('clients are read-only')
  }
  return {
    async find(id: string) {
      if (id !== clientId) return undefined
      const portals = (await registeredHostnames(pool)).map(portalUrl)
      return {
        client_id: clientId,
        client_secret: clientSecret,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code' as const],
        redirect_uris: portals.map((url) => `${url}/callback`),
        post_logout_redirect_uris: portals.flatMap((url) => [`${url}/`, `${url}/auth/signin`]),
        token_endpoint_auth_method: 'client_secret_basic' as const,
        // The portal needs the time of the last sign-in because it asks again before sensitive actions.
        require_auth_time: true,
        id_token_signed_response_alg: 'ES256' as const,
      }
    },
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
    upsert: refuse,
    destroy: refuse,
    consume: refuse,
    revokeByGrantId: refuse,
  }
}

/** Returns a policy that also requires sign-in for sessions of another tenant or from before a password change. */
function policyBoundToTenant(pool: pg.Pool) {
  const { Check, base } = interactionPolicy
  const policy = base()
  policy.get('login')!.checks.add(
    new Check('signed_in_before', 'Signed in before the last password', async (ctx) => {
      const { session, result } = ctx.oidc
      const account = session?.accountId ? await getAccount(pool, session.accountId) : null
      // The time of sign-in, not of resuming the interaction.
      const at = result?.login?.ts ?? session?.loginTs
      return account && at !== undefined && isSignInEnded(account, at) ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT
    }),
  )
  policy.get('login')!.checks.add(
    new Check('other_tenant', 'Signed in to another tenant', async (ctx) => {
      const { session, params, result } = ctx.oidc
      if (!session?.accountId || result?.login) return Check.NO_NEED_TO_PROMPT
      const settings = await settingsOfHostname(pool, String(params?.hostname ?? ''))
      return settings && (settings.tenant?.id ?? 0) === parseSubject(session.accountId)?.tenantId
        ? Check.NO_NEED_TO_PROMPT
        : Check.REQUEST_PROMPT
    }),
  )
  return policy
}

/** Sets mount path and public URL from the issuer, discarding client-supplied forwarding headers, which could be forged. */
export function setMountPath(prefix: string, issuer: URL, request: IncomingMessage & { originalUrl?: string }): void {
  for (const name of Object.keys(request.headers)) if (name.startsWith('x-forwarded-') || name === 'forwarded') delete request.headers[name]
  request.headers['x-forwarded-host'] = issuer.host
  request.headers['x-forwarded-proto'] = issuer.protocol.slice(0, -1)
  request.originalUrl = request.url
  request.url = request.url!.slice(prefix.length) || '/'
}
