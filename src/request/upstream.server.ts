import { createORPCClient, ORPCError } from '@orpc/client'
import {
  type AnyContractProcedure,
  type AnyContractRouter,
  type ContractRouterClient,
  getContractRouter,
  isContractProcedure,
} from '@orpc/contract'
import { ResponseValidationPlugin } from '@orpc/contract/plugins'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { academicContract } from '#api/academic/academic.ts'
import { financialContract } from '#api/financial/financial.ts'
import { type ErrorCode, errorStatuses } from '#api/errors.ts'
import { faultyFields } from '#api/faulty-fields.ts'
import { portalAuthorization } from '#api/portal-authorization.ts'
import { appConfig } from '#config'
import { identityContract } from '#api/identity/identity.ts'
import { integrationContract } from '#api/integration.ts'
import { localityContract } from '#api/localities.ts'
import { notificationsContract } from '#api/notifications/notifications.ts'
import { settingsContract } from '#api/settings/settings.ts'
import { templateFault } from '#api/financial/template-faults.ts'
import { usersContract } from '#api/users/users.ts'
import { z } from 'zod'
import { type Feature, hasFeature } from './features.ts'
import { PortalError, type PortalErrorCode } from './portal-error.ts'
import { type Call, type CallScope, callUpstream } from './resilient-call.server.ts'
import { createBreaker } from './service-breaker.server.ts'
import { type CallInProcess, type PortalRuntime, type ServiceName, serviceNames } from './runtime.ts'
import { fetchWhole } from './whole-answer.server.ts'

export const contracts = {
  identity: identityContract,
  settings: settingsContract,
  users: usersContract,
  notifications: notificationsContract,
  integration: integrationContract,
  locality: localityContract,
  academic: academicContract,
  financial: financialContract,
} satisfies Record<ServiceName, AnyContractRouter>

export type Upstream = { [Name in ServiceName]: ContractRouterClient<(typeof contracts)[Name]> }

interface CallContext {
  scope: CallScope
}

type Send = (path: readonly string[], input: unknown, scope: CallScope, signal: AbortSignal | undefined) => Promise<unknown>

// A sender parses its contract once, so it lives as long as the process; the scope carries what differs by request.
const senders = new WeakMap<PortalRuntime, Record<ServiceName, Send>>()

export function createUpstream(runtime: PortalRuntime, scope: CallScope): Upstream {
  let ofRuntime = senders.get(runtime)
  if (!ofRuntime) {
    ofRuntime = Object.fromEntries(serviceNames.map((name) => [name, createSend(runtime, name)])) as Record<ServiceName, Send>
    senders.set(runtime, ofRuntime)
  }
  const clients = Object.entries(ofRuntime).map(([name, send]) => [
    name,
    createORPCClient({
      call: (path, input, { signal }) =>
        send(path, input, scope, signal).catch((error: unknown) => {
          throw Object.assign(toPortalError(error), { isFromService: true })
        }),
    }),
  ])
  return Object.fromEntries(clients) as Upstream
}

/** For calls outside a session; the token is not renewed. @param scope `within` is the deadline of all calls together, in milliseconds */
export function createTokenUpstream(
  runtime: PortalRuntime,
  token: string | null,
  {
    requestId,
    locale,
    within,
    captchaToken,
    address,
  }: Pick<CallScope, 'requestId' | 'locale' | 'captchaToken' | 'address'> & { within: number },
): Upstream {
  return createUpstream(runtime, {
    requestId,
    locale,
    answerBy: Date.now() + within,
    accessToken: async () => token,
    renew: async () => null,
    ...(address && { address }),
    ...(captchaToken && { captchaToken }),
  })
}

/** Returns the services for calls that need no signed-in user. */
export function upstreamAsPortal(
  runtime: PortalRuntime,
  { requestId, locale, address }: Pick<CallScope, 'requestId' | 'locale'> & { address: string },
  captchaToken: string | null = null,
): Upstream {
  const within = appConfig.upstream.totalDeadline
  return createTokenUpstream(runtime, null, { requestId, locale, within, address, ...(captchaToken && { captchaToken }) })
}

/** Returns the proof that the portal is the caller, with or without a user. */
const getProof = ({ portalSecret }: PortalRuntime): string => portalAuthorization(portalSecret)

function createSend(runtime: PortalRuntime, name: ServiceName): Send {
  const { url, call, apiKey, isKeyOnly } = runtime.services[name]
  const proof = getProof(runtime)
  const withKey = (headers: ReadonlyMap<string, string>) => {
    if (!apiKey) return new Map([...headers, ['x-portal-authorization', proof]])
    const sent = isKeyOnly ? [...headers].filter(([header]) => header !== 'authorization') : headers
    return new Map([...sent, ['x-api-key', apiKey]])
  }
  const observed = async <Answer extends { status: number }>(parts: Call<Answer>, scope: CallScope): Promise<Answer> => {
    const started = performance.now()
    const observe = (outcome: string) => runtime.observeUpstream(name, outcome, (performance.now() - started) / 1000)
    try {
      const answer = await callUpstream({ ...parts, send: (headers, signal) => parts.send(withKey(headers), signal) }, scope)
      observe(String(answer.status))
      return answer
    } catch (error) {
      observe('unavailable')
      runtime.log.warn({ service: name, requestId: scope.requestId }, 'upstream gave no answer')
      throw error
    }
  }
  if (call) return inProcess(contracts[name], call, observed)
  const breaker = createBreaker((state) => runtime.log.warn({ service: name, state }, 'asking of a service'))
  const link = new OpenAPILink<CallContext>(contracts[name], {
    url,
    plugins: [new ResponseValidationPlugin(contracts[name])],
    fetch: (request, _init, { context }) =>
      observed(
        {
          method: request.method,
          signal: request.signal,
          breaker,
          carriesFile: request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false,
          send: (headers, signal) => fetchWhole(asSent(request, headers, signal)),
        },
        context.scope,
      ),
  })
  return async (path, input, scope, signal) => {
    try {
      return await link.call(path, await toInput(contracts[name], path, input), { context: { scope }, signal })
    } catch (error) {
      if (error instanceof PortalError || error instanceof ORPCError) throw error
      const { requestId } = scope
      runtime.log.error(
        { service: name, call: path.join('.'), fields: faultyFields(error), requestId },
        'an answer is not as the contract says',
      )
      throw error
    }
  }
}

function getProcedure(contract: AnyContractRouter, path: readonly string[]): AnyContractProcedure | null {
  const procedure = getContractRouter(contract, path)
  return isContractProcedure(procedure) ? procedure : null
}

/**
 * What the contract takes of an input, before it is sent over HTTP: an id is part of an address, and another's service may take what the
 * contract does not name. Within the process the service does the same.
 */
async function toInput(contract: AnyContractRouter, path: readonly string[], input: unknown): Promise<unknown> {
  const schema = getProcedure(contract, path)?.['~orpc'].inputSchema
  if (!schema) return undefined
  const result = await schema['~standard'].validate(input)
  if (result.issues) throw new PortalError('BAD_REQUEST')
  return result.value
}

/** A copy, since the same body may be sent twice. */
function asSent(request: Request, headers: ReadonlyMap<string, string>, signal: AbortSignal): Request {
  const all = new Headers(request.headers)
  for (const [name, value] of headers) all.set(name, value)
  return new Request(request.clone(), { headers: all, signal })
}

type Settled = { status: number; output: unknown } | { status: number; error: unknown }

function inProcess(
  contract: AnyContractRouter,
  call: CallInProcess,
  observed: (parts: Call<Settled>, scope: CallScope) => Promise<Settled>,
): Send {
  const methods = new Map<string, string>()
  const getMethod = (path: readonly string[]) => {
    const key = path.join('.')
    let method = methods.get(key)
    if (!method) {
      method = getProcedure(contract, path)?.['~orpc'].route.method ?? 'POST'
      methods.set(key, method)
    }
    return method
  }
  return async (path, input, scope, signal) => {
    const send = (headers: ReadonlyMap<string, string>, aborted: AbortSignal) =>
      call(path, input, { headers, signal: aborted }).then(
        (output): Settled => ({ status: 200, output }),
        (error: unknown): Settled => ({ status: error instanceof ORPCError ? error.status : 500, error }),
      )
    const carriesFile = Object.values(Object(input) as object).some((value) => value instanceof Blob)
    const settled = await observed({ method: getMethod(path), signal, carriesFile, send }, scope)
    if ('error' in settled) throw settled.error
    return settled.output
  }
}

const serviceFeatures: Partial<Record<ServiceName, string>> = { financial: 'financial' }

/** Calls to services of missing features fail with FORBIDDEN before they are sent. */
export function disableMissingFeatures(upstream: Upstream, features: readonly Feature[]): Upstream {
  const missing = Object.entries(serviceFeatures).filter(([, alias]) => !hasFeature(features, alias))
  return missing.length === 0 ? upstream : { ...upstream, ...Object.fromEntries(missing.map(([name]) => [name, forbiddenClient])) }
}

const forbiddenClient: unknown = new Proxy(() => undefined, {
  get: () => forbiddenClient,
  apply: () => Promise.reject(new PortalError('FORBIDDEN')),
})

const portalErrorCodes: readonly PortalErrorCode[] = [
  ...(Object.keys(errorStatuses) as ErrorCode[]),
  'BAD_REQUEST',
  'UPSTREAM_UNAVAILABLE',
  'UNKNOWN',
]

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
  if (code === 'TEMPLATE_INVALID') return getFaults(data)
  if (code !== 'AMOUNT_CHANGED') return null
  const amount = (data as { amount?: unknown } | undefined)?.amount
  return typeof amount === 'number' ? { amount } : null
}

/** Returns the reasons and places of faults, from which the page makes sentences. */
function getFaults(data: unknown): PortalError['data'] {
  const read = z.object({ faults: z.array(templateFault) }).safeParse(data)
  return read.success ? read.data : null
}
