import { OpenAPIGenerator } from '@orpc/openapi'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { StandardOpenAPIMatcher } from '@orpc/openapi/standard'
import { type AnyProcedure, createProcedureClient, getRouter, isProcedure, ORPCError, onError, type Router, unlazy } from '@orpc/server'
import { experimental_ZodSmartCoercionPlugin as SmartCoercionPlugin, ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { timingSafeEqual } from 'node:crypto'
import type { Logger } from 'pino'
import { faultyFields } from '#api/faulty-fields.ts'
import { isUploadAddress, type Upload, getUploads } from '#api/file-input.ts'
import { type AppLocale, appLocales } from '#api/locales.ts'
import type { CallMeta } from '#api/portal-call.ts'
import type { Principal } from '#api/principal.ts'
import { isRefusal } from '#api/refusals.ts'
import { type CallHeaders, getRequestId } from '#api/request-id.ts'
import { DomainError } from './domain-error.ts'
import { getHash } from './hash.ts'
import type { PortalClient } from './portal-client.ts'

/** Size limit in bytes of a form's file sent to a call that takes none. */
const defaultFileSize = 1_048_576

/** The caller, the IANA zone of their tenant's days, and the languages of the caller and the tenant. */
export interface Caller extends Principal {
  timeZone: string
  locale: AppLocale
  mainLanguage: AppLocale
}

/** Zone of a tenant's settings. */
export type GetTimeZone = (tenantId: number) => Promise<string>

/** Language of a tenant's settings. */
export type GetMainLanguage = (tenantId: number) => Promise<AppLocale>

export interface ServiceContext {
  /** Null without a valid access token. */
  principal: Caller | null
  /** Set when the portal calls, for a person or not. */
  portal: PortalClient | null
  token: string | null
  captchaToken: string | null
  locale: AppLocale
  requestId: string
  signal: AbortSignal
}

export interface Service {
  name: string
  prefix: string
  /** The service's calls that take a file, with the size declared in the contract. */
  uploads: readonly Upload[]
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

/** Reads a form with files onto disk; `busy` when its owner or the process reads enough of them already. */
export type ReadUpload = (
  request: Request,
  owner: string,
  maxFileSize: number,
) => Promise<{ form: FormData; discard(): Promise<void> } | 'busy' | 'malformed'>

export interface ImpersonatedCall {
  principal: Principal & { impersonatedBy: number }
  service: string
  method: string
  path: string
  status: number
  requestId: string
}

/** Verifies the `Authorization` header; null when invalid. */
export type Authenticate = (authorization: string | null) => Promise<Omit<Caller, 'locale'> | null>

export type ServiceRouter = Router<any, ServiceContext>

export interface ServiceOptions {
  name: string
  title: string
  router: ServiceRouter
  prefix: `/${string}`
  authenticate: Authenticate
  isPortal?(headers: CallHeaders): PortalClient | null
  /** Callers without it in `x-api-key` get UNAUTHORIZED, whatever their token. */
  apiKey?: string
  /** The key is all that callers send. */
  isKeyOnly?: boolean
  /** Called for every refusal: no identity, no permission, no record of the caller's, or too many attempts. */
  onRefusal?(code: string): void
  /** Called for every call under impersonation, including rejected ones. */
  onImpersonatedCall?(act: ImpersonatedCall): Promise<void>
  readUpload?: ReadUpload
  log: Logger
}

/**
 * Serves a contract: authenticates the caller, then reads and validates input, and logs failures and refusals. Who may call a procedure
 * is known from headers alone: no byte of a stranger's body is read.
 */
export function createService({
  name,
  title,
  router,
  prefix,
  authenticate,
  isPortal = () => null,
  apiKey,
  isKeyOnly = false,
  onRefusal,
  onImpersonatedCall,
  readUpload,
  log,
}: ServiceOptions): Service {
  const logFailure = (error: unknown) => {
    if (error instanceof ORPCError && error.status < 500) return
    log.error({ service: name, err: error, fields: faultyFields((error as Error).cause) }, 'service call failed')
  }
  const uploads = getUploads(router)
  const noteRefusal = (error: unknown, procedure: string, { principal, requestId }: ServiceContext) => {
    if (!(error instanceof ORPCError) || !isRefusal(error.code)) return
    const { userId: personId = null, tenantId = null } = principal ?? {}
    log.warn({ event: 'refused', code: error.code, service: name, procedure, personId, tenantId, requestId }, 'call refused')
    onRefusal?.(error.code)
  }
  const handler = new OpenAPIHandler<ServiceContext>(router, {
    plugins: [new SmartCoercionPlugin()],
    interceptors: [onError(logFailure)],
    clientInterceptors: [onError((error, { path, context }) => noteRefusal(error, path.join('.'), context))],
  })
  const matcher = new StandardOpenAPIMatcher()
  matcher.init(router)
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  let document: Promise<object> | undefined
  const procedures = new Map<string, ReturnType<typeof findProcedure>>()

  async function findProcedure(path: readonly string[]) {
    const { default: procedure } = await unlazy(getRouter(router, path))
    if (!isProcedure(procedure)) throw new ORPCError('NOT_FOUND')
    const { method = 'POST', path: address = `/${path.join('/')}` } = procedure['~orpc'].route
    const required = getCallers(procedure)
    const call = createProcedureClient(procedure, {
      path,
      context: (given: ServiceContext) => given,
      interceptors: [onError(logFailure)],
    })
    return { method, address, required, call }
  }

  /** Returns who may call; where the key is all that callers send, it replaces the person. */
  const getCallers = (procedure: AnyProcedure): 'key' | 'person' | 'portal' =>
    isKeyOnly ? 'key' : ((procedure['~orpc'].meta as CallMeta).callers ?? 'person')

  const isKnown = ({ principal, portal }: ServiceContext, required: ReturnType<typeof getCallers>) =>
    required === 'key' || (required === 'portal' ? portal : principal) !== null

  const keyHash = apiKey === undefined ? null : getHash(apiKey)
  const hasKey = (headers: CallHeaders) => !keyHash || timingSafeEqual(getHash(headers.get('x-api-key') ?? ''), keyHash)

  async function readContext(headers: CallHeaders, signal: AbortSignal): Promise<ServiceContext> {
    const authorization = headers.get('authorization') ?? null
    const locale = appLocales.catch('pt-BR').parse(headers.get('accept-language'))
    const principal = await authenticate(authorization)
    return {
      principal: principal && { ...principal, locale },
      portal: isPortal(headers),
      token: authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : null,
      captchaToken: headers.get('x-bot-protection') ?? null,
      locale,
      requestId: getRequestId(headers),
      signal,
    }
  }

  async function withUpload(request: Request, { principal }: ServiceContext, work: () => Promise<Response>): Promise<Response> {
    if (!readUpload || !request.headers.get('content-type')?.startsWith('multipart/form-data')) return work()
    if (!principal) return refusal('UNAUTHORIZED', 401)
    const asked = new URL(request.url).pathname.slice(prefix.length)
    const taken = uploads.find((one) => one.method === request.method && isUploadAddress(one, asked))
    const upload = await readUpload(request, `${principal.homeTenantId}-${principal.userId}`, taken?.maxBytes ?? defaultFileSize)
    if (upload === 'busy') return refusal('TOO_MANY_ATTEMPTS', 429)
    if (upload === 'malformed') return refusal('BAD_REQUEST', 400)
    // The handler would read the body into memory.
    Object.defineProperty(request, 'formData', { value: () => Promise.resolve(upload.form) })
    return work().finally(upload.discard)
  }

  async function audit({ principal, requestId }: ServiceContext, act: Pick<ImpersonatedCall, 'method' | 'path' | 'status'>) {
    if (!onImpersonatedCall || !principal || principal.impersonatedBy === null) return
    await onImpersonatedCall({ principal: { ...principal, impersonatedBy: principal.impersonatedBy }, service: name, requestId, ...act })
  }

  return {
    name,
    prefix,
    uploads,
    async fetch(request) {
      if (!hasKey(request.headers)) return refusal('UNAUTHORIZED', 401)
      const context = await readContext(request.headers, request.signal)
      const path = new URL(request.url).pathname.slice(prefix.length)
      const found = await matcher.match(request.method, path as `/${string}`)
      // Strangers get the same answer for addresses that do not exist.
      if (!found) return isKeyOnly || context.principal || context.portal ? refusal('NOT_FOUND', 404) : refusal('UNAUTHORIZED', 401)
      if (!isKnown(context, getCallers(found.procedure))) {
        noteRefusal(new DomainError('UNAUTHORIZED'), found.path.join('.'), context)
        return refusal('UNAUTHORIZED', 401)
      }
      const answer = await withUpload(request, context, async () => {
        const { matched, response } = await handler.handle(request, { prefix, context })
        return matched ? response : refusal('NOT_FOUND', 404)
      })
      await audit(context, { method: request.method, path, status: answer.status })
      return answer
    },
    async call(path, input, { headers, signal }) {
      if (!hasKey(headers)) throw new ORPCError('UNAUTHORIZED')
      const key = path.join('.')
      let found = procedures.get(key)
      if (!found) procedures.set(key, (found = findProcedure(path)))
      const { method, address, required, call } = await found
      const context = await readContext(headers, signal)
      let status = 200
      try {
        if (!isKnown(context, required)) throw new DomainError('UNAUTHORIZED')
        return await call(input, { context, signal })
      } catch (error) {
        status = error instanceof ORPCError ? error.status : 500
        noteRefusal(error, key, context)
        throw error
      } finally {
        await audit(context, { method, path: filledPath(address, input), status })
      }
    },
    openApi() {
      document ??= generator.generate(router, {
        info: { title, version: '1' },
        servers: [{ url: prefix }],
        components: {
          securitySchemes: {
            ...(!isKeyOnly && { bearer: { type: 'http' as const, scheme: 'bearer' } }),
            ...(apiKey !== undefined && { apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } }),
          },
        },
        security: [{ ...(!isKeyOnly && { bearer: [] }), ...(apiKey !== undefined && { apiKey: [] }) }],
      })
      return document
    },
  }
}

const refusal = (code: string, status: number) => Response.json({ code, status, message: code }, { status })

/** The path that the call would have over HTTP. */
function filledPath(path: string, input: unknown): string {
  const values = Object(input) as Record<string, unknown>
  return path.replace(/\{\+?(\w+)\}/g, (_, name: string) => encodeURIComponent(partOfPath(values[name])))
}

/** Returns the value as a path segment; invalid input is recorded as empty text, however it was made. */
const partOfPath = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? Buffer.from(String(value).slice(0, 200)).toString() : ''
