import { createORPCClient } from '@orpc/client'
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { financialContract } from '#api/financial.ts'
import { appConfig } from '#config'
import { identityContract } from '#api/identity.ts'
import { integrationContract } from '#api/integration.ts'
import { notificationsContract } from '#api/notifications.ts'
import { settingsContract } from '#api/settings.ts'
import { usersContract } from '#api/users.ts'
import { toPortalError } from './map-error.server.ts'
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
 * Clients for what people do before they have a token: the portal speaks for itself and says where they come from.
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
