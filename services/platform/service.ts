import { OpenAPIGenerator } from '@orpc/openapi'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { ORPCError, onError, type Router } from '@orpc/server'
import { experimental_ZodSmartCoercionPlugin as SmartCoercionPlugin, ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { Logger } from 'pino'
import { type AppLocale, appLocales } from '#api/locales.ts'
import type { Principal } from '#api/principal.ts'
import type { PortalClient } from './portal-client.ts'

/** What every procedure of the embedded backend is given for one call. */
export interface ServiceContext {
  /** Null when the call carried no valid access token. */
  principal: Principal | null
  /** The portal itself, for what people do before they have a token. */
  portal: PortalClient | null
  /** The access token of the call, for what is done to the token itself. */
  token: string | null
  /** What proves that no robot asks: a solved captcha. */
  botProof: string | null
  /** The language of whoever asks. */
  locale: AppLocale
  requestId: string
  signal: AbortSignal
}

/** One service as the process mounts it: over HTTP for others, in process for the portal. */
export interface Service {
  name: string
  fetch(request: Request): Promise<Response>
  /** The OpenAPI document generated from the same contract. */
  openApi(): Promise<object>
}

/** A call that an operator made in somebody's name. */
export interface ImpersonatedCall {
  principal: Principal & { impersonatedBy: number }
  service: string
  method: string
  path: string
  status: number
  requestId: string
}

/** Finds out who calls from the `Authorization` header; null when it names nobody. */
export type Authenticate = (authorization: string | null) => Promise<Principal | null>

/** A contract's implementation. */
export type ServiceRouter = Router<any, ServiceContext>

interface ServiceOptions {
  name: string
  title: string
  router: ServiceRouter
  /** Path under which the HTTP server mounts the service, without a trailing slash. */
  prefix: `/${string}`
  authenticate: Authenticate
  /** For services with calls that the portal makes for people without a token. */
  isPortal?(headers: Headers): PortalClient | null
  /** Told of every call that an operator makes in somebody's name, refused ones too. */
  onImpersonatedCall?(act: ImpersonatedCall): Promise<void>
  log: Logger
}

/** Serves a contract's implementation: parses and validates calls, knows the caller, logs what failed. */
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
  const handler = new OpenAPIHandler(router, {
    plugins: [new SmartCoercionPlugin()],
    interceptors: [
      onError((error) => {
        if (error instanceof ORPCError && error.status < 500) return
        log.error({ service: name, err: error }, 'service call failed')
      }),
    ],
  })
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  let document: Promise<object> | undefined

  return {
    name,
    async fetch(request) {
      const context: ServiceContext = {
        principal: await authenticate(request.headers.get('authorization')),
        portal: isPortal(request.headers),
        token: /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null,
        botProof: request.headers.get('x-bot-protection'),
        locale: appLocales.safeParse(request.headers.get('accept-language')).data ?? 'pt-BR',
        requestId: request.headers.get('x-request-id') ?? crypto.randomUUID(),
        signal: request.signal,
      }
      const { matched, response } = await handler.handle(request, { prefix, context })
      const answer = matched ? response : Response.json({ code: 'NOT_FOUND', status: 404 }, { status: 404 })
      const { principal, requestId } = context
      if (onImpersonatedCall && principal && principal.impersonatedBy !== null) {
        const path = new URL(request.url).pathname.slice(prefix.length)
        await onImpersonatedCall({
          principal: { ...principal, impersonatedBy: principal.impersonatedBy },
          service: name,
          method: request.method,
          path,
          status: answer.status,
          requestId,
        })
      }
      return answer
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
