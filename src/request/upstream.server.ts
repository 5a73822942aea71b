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

export type Upstream = { [Name in ServiceName]: ContractRouterClient<(typeof contracts)[Name]> }

interface CallContext {
  scope: CallScope
}

// A link parses its contract once, so it lives as long as the process; the context carries what differs by request.
const links = new WeakMap<PortalRuntime, Record<ServiceName, OpenAPILink<CallContext>>>()

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

/** For calls outside a session; the token is not renewed. @param scope `within` is the deadline of all calls together, in milliseconds */
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

const featureOf: Partial<Record<ServiceName, string>> = { financial: 'financial' }

/** Calls to services of missing features fail with FORBIDDEN before they are sent. */
export function disableMissingFeatures(upstream: Upstream, features: readonly Feature[]): Upstream {
  const missing = Object.entries(featureOf).filter(([, alias]) => !hasFeature(features, alias))
  return missing.length === 0 ? upstream : { ...upstream, ...Object.fromEntries(missing.map(([name]) => [name, forbiddenClient])) }
}

const forbiddenClient: unknown = new Proxy(() => undefined, {
  get: () => forbiddenClient,
  apply: () => Promise.reject(new PortalError('FORBIDDEN')),
})

export function toPortalError(error: unknown): PortalError {
  if (error instanceof PortalError) return error
  if (!(error instanceof ORPCError)) return new PortalError('UPSTREAM_UNAVAILABLE')
  // A proxy without a backend responds 502 too; only a 502 that the contract defines comes from the service.
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
