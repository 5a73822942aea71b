import { OpenAPIGenerator } from '@orpc/openapi'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { ORPCError, onError, type Router } from '@orpc/server'
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

export interface Service {
  name: string
  fetch(request: Request): Promise<Response>
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
  isPortal?(headers: Headers): PortalClient | null
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
        captchaToken: request.headers.get('x-bot-protection'),
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
