import { createORPCClient, ORPCError } from '@orpc/client'
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { financialContract } from '#api/financial.ts'
import { appConfig } from '#config'
import { identityContract } from '#api/identity.ts'
import { integrationContract } from '#api/integration.ts'
import { notificationsContract } from '#api/notifications.ts'
import { settingsContract } from '#api/settings.ts'
import { usersContract } from '#api/users.ts'
import { type Feature, hasFeature } from './features.ts'
import { PortalError, type PortalErrorCode, portalErrorCodes } from './portal-error.ts'
import { type CallScope, callUpstream } from './resilient-fetch.server.ts'
import type { PortalRuntime, ServiceName } from './runtime.ts'

const contracts = {
  identity: identityContract,
  settings: settingsContract,
  users: usersContract,
  notifications: notificationsContract,
  integration: integrationContract,
  financial: financialContract,
} satisfies Record<ServiceName, AnyContractRouter>

/** Typed clients of every service, for the calls of one incoming request. Every failure is a PortalError. */
export type Upstream = { [Name in ServiceName]: ContractRouterClient<(typeof contracts)[Name]> }

interface CallContext {
  scope: CallScope
}

// A link parses its contract once, so it lives as long as the process; what differs by request is the context.
const links = new WeakMap<PortalRuntime, Record<ServiceName, OpenAPILink<CallContext>>>()

/** Clients whose calls carry the token, language and deadline of one incoming request. */
export function createUpstream(runtime: PortalRuntime, scope: CallScope): Upstream {
  let linksOfRuntime = links.get(runtime)
  if (!linksOfRuntime) {
    linksOfRuntime = Object.fromEntries(Object.keys(contracts).map((name) => [name, createLink(runtime, name as ServiceName)])) as Record<
      ServiceName,
      OpenAPILink<CallContext>
    >
    links.set(runtime, linksOfRuntime)
  }
  const clients = Object.entries(linksOfRuntime).map(([name, link]) => [
    name,
    createORPCClient({
      call: (path, input, options) =>
        link.call(path, input, { ...options, context: { scope } }).catch((error: unknown) => {
          throw toPortalError(error)
        }),
    }),
  ])
  return Object.fromEntries(clients) as Upstream
}

/**
 * Clients for calls outside a session: with a token of their own that nobody renews, or with none.
 *
 * @param scope `within` is the deadline of all calls together, in milliseconds; `captchaToken` that of a solved captcha
 */
export function upstreamWith(
  runtime: PortalRuntime,
  token: string | null,
  { requestId, locale, within, captchaToken }: Pick<CallScope, 'requestId' | 'locale' | 'captchaToken'> & { within: number },
): Upstream {
  return createUpstream(runtime, {
    requestId,
    locale,
    answerBy: Date.now() + within,
    accessToken: async () => token,
    renew: async () => null,
    ...(captchaToken && { captchaToken }),
  })
}

/**
 * Clients for calls before sign-in: with the portal's credentials and the client's address.
 *
 * @param captchaToken of a solved captcha, for calls that need one
 */
export function upstreamAsPortal(
  runtime: PortalRuntime,
  { requestId, locale, address }: Pick<CallScope, 'requestId' | 'locale'> & { address: string },
  captchaToken: string | null = null,
): Upstream {
  const { clientId, clientSecret } = runtime.identityProvider
  return createUpstream(runtime, {
    requestId,
    locale,
    answerBy: Date.now() + appConfig.upstream.totalDeadline,
    accessToken: async () => null,
    renew: async () => null,
    portal: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`, address },
    ...(captchaToken && { captchaToken }),
  })
}

function createLink(runtime: PortalRuntime, name: ServiceName): OpenAPILink<CallContext> {
  const endpoint = runtime.services[name]
  return new OpenAPILink<CallContext>(contracts[name], {
    url: endpoint.url,
    fetch: async (request, _init, { context }) => {
      const started = performance.now()
      const observe = (outcome: string) => runtime.observeUpstream(name, outcome, (performance.now() - started) / 1000)
      try {
        const response = await callUpstream(endpoint, request, context.scope)
        observe(String(response.status))
        return response
      } catch (error) {
        observe('unavailable')
        runtime.log.warn({ service: name, requestId: context.scope.requestId }, 'upstream gave no answer')
        throw error
      }
    },
  })
}

/** Services that need a feature of the institution. */
const featureOf: Partial<Record<ServiceName, string>> = { financial: 'financial' }

/**
 * Clients whose calls to services of missing features fail with FORBIDDEN before they are sent.
 */
export function disableMissingFeatures(upstream: Upstream, features: readonly Feature[]): Upstream {
  const missing = Object.entries(featureOf).filter(([, alias]) => !hasFeature(features, alias))
  return missing.length === 0 ? upstream : { ...upstream, ...Object.fromEntries(missing.map(([name]) => [name, forbiddenClient])) }
}

/** Rejects every call, at any depth of the client. */
const forbiddenClient: unknown = new Proxy(() => undefined, {
  get: () => forbiddenClient,
  apply: () => Promise.reject(new PortalError('FORBIDDEN')),
})

/** Maps whatever an upstream call threw to a code that is safe to show. */
export function toPortalError(error: unknown): PortalError {
  if (error instanceof PortalError) return error
  if (!(error instanceof ORPCError)) return new PortalError('UPSTREAM_UNAVAILABLE')
  // A proxy that reaches nobody answers 502 too; only the service itself means what the contract says.
  if (error.code === 'BAD_GATEWAY' && !error.defined) return new PortalError('UPSTREAM_UNAVAILABLE')
  const code = portalErrorCodes.find((known) => known === error.code)
  if (code) return new PortalError(code, safeData(code, error.data))
  return new PortalError(error.status >= 500 ? 'UPSTREAM_UNAVAILABLE' : 'UNKNOWN')
}

function safeData(code: PortalErrorCode, data: unknown): PortalError['data'] {
  if (code !== 'AMOUNT_CHANGED') return null
  const amount = (data as { amount?: unknown } | undefined)?.amount
  return typeof amount === 'number' ? { amount } : null
}
