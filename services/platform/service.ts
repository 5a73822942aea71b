import { OpenAPIGenerator } from '@orpc/openapi'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { createProcedureClient, getRouter, isProcedure, ORPCError, onError, type Router, unlazy } from '@orpc/server'
import { experimental_ZodSmartCoercionPlugin as SmartCoercionPlugin, ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { Logger } from 'pino'
import { type AppLocale, appLocales } from '#api/locales.ts'
import type { Principal } from '#api/principal.ts'
import type { PortalClient } from './portal-client.ts'

export interface ServiceContext {
  /** Null without a valid access token. */
  principal: Principal | null
  /** Set when the portal itself calls. */
  portal: PortalClient | null
  token: string | null
  captchaToken: string | null
  locale: AppLocale
  requestId: string
  signal: AbortSignal
}

/** Headers of a call, by lower-case name. */
export interface CallHeaders {
  get(name: string): string | null | undefined
}

export interface Service {
  name: string
  fetch(request: Request): Promise<Response>
  /**
   * The same call within the process: same authentication, validation, log and audit, without serialising it.
   *
   * @param path of the procedure in the contract
   * @throws ORPCError
   */
  call(path: readonly string[], input: unknown, options: { headers: CallHeaders; signal: AbortSignal }): Promise<unknown>
  openApi(): Promise<object>
}

export interface ImpersonatedCall {
  principal: Principal & { impersonatedBy: number }
  service: string
  method: string
  path: string
  status: number
  requestId: string
}

/** Verifies the `Authorization` header; null when invalid. */
export type Authenticate = (authorization: string | null) => Promise<Principal | null>

export type ServiceRouter = Router<any, ServiceContext>

interface ServiceOptions {
  name: string
  title: string
  router: ServiceRouter
  prefix: `/${string}`
  authenticate: Authenticate
  isPortal?(headers: CallHeaders): PortalClient | null
  /** Called for every call under impersonation, including rejected ones. */
  onImpersonatedCall?(act: ImpersonatedCall): Promise<void>
  log: Logger
}

/** Serves a contract: validates input, authenticates the caller and logs failures. */
export function createService({
  name,
  title,
  router,
  prefix,
  authenticate,
  isPortal = () => null,
  onImpersonatedCall,
  log,
}: ServiceOptions): Service {
  const logFailure = (error: unknown) => {
    if (error instanceof ORPCError && error.status < 500) return
    log.error({ service: name, err: error }, 'service call failed')
  }
  const handler = new OpenAPIHandler(router, { plugins: [new SmartCoercionPlugin()], interceptors: [onError(logFailure)] })
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  let document: Promise<object> | undefined
  const procedures = new Map<string, ReturnType<typeof findProcedure>>()

  async function findProcedure(path: readonly string[]) {
    const { default: procedure } = await unlazy(getRouter(router, path))
    if (!isProcedure(procedure)) throw new ORPCError('NOT_FOUND')
    const { method = 'POST', path: address = `/${path.join('/')}` } = procedure['~orpc'].route
    const call = createProcedureClient(procedure, {
      path,
      context: (given: ServiceContext) => given,
      interceptors: [onError(logFailure)],
    })
    return { method, address, call }
  }

  async function contextOf(headers: CallHeaders, signal: AbortSignal): Promise<ServiceContext> {
    const authorization = headers.get('authorization') ?? null
    return {
      principal: await authenticate(authorization),
      portal: isPortal(headers),
      token: authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : null,
      captchaToken: headers.get('x-bot-protection') ?? null,
      locale: appLocales.catch('pt-BR').parse(headers.get('accept-language')),
      requestId: headers.get('x-request-id') ?? crypto.randomUUID(),
      signal,
    }
  }

  async function audit({ principal, requestId }: ServiceContext, act: Pick<ImpersonatedCall, 'method' | 'path' | 'status'>) {
    if (!onImpersonatedCall || !principal || principal.impersonatedBy === null) return
    await onImpersonatedCall({ principal: { ...principal, impersonatedBy: principal.impersonatedBy }, service: name, requestId, ...act })
  }

  return {
    name,
    async fetch(request) {
      const context = await contextOf(request.headers, request.signal)
      const { matched, response } = await handler.handle(request, { prefix, context })
      const answer = matched ? response : Response.json({ code: 'NOT_FOUND', status: 404 }, { status: 404 })
      const path = new URL(request.url).pathname.slice(prefix.length)
      await audit(context, { method: request.method, path, status: answer.status })
      return answer
    },
    async call(path, input, { headers, signal }) {
      const key = path.join('.')
      let found = procedures.get(key)
      if (!found) procedures.set(key, (found = findProcedure(path)))
      const { method, address, call } = await found
      const context = await contextOf(headers, signal)
      let status = 200
      try {
        return await call(input, { context, signal })
      } catch (error) {
        status = error instanceof ORPCError ? error.status : 500
        throw error
      } finally {
        await audit(context, { method, path: filledPath(address, input), status })
      }
    },
    openApi() {
      document ??= generator.generate(router, {
        info: { title, version: '1' },
        servers: [{ url: prefix }],
        components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
        security: [{ bearer: [] }],
      })
      return document
    },
  }
}

/** The path that the call would have over HTTP. */
function filledPath(path: string, input: unknown): string {
  const values = Object(input) as Record<string, unknown>
  return path.replace(/\{\+?(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
}
