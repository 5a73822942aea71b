import { createMiddleware } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { isRefusal } from '#api/refusals.ts'
import { appConfig } from '#config'
import { createRequestScope } from './create-request-scope.server.ts'
import { admitCall, calledFunction, isTooMuch } from './function-call.server.ts'
import { acceptsPage } from './http.server.ts'
import { loggedRoute } from './logged-route.ts'
import { fallbackPage } from './fallback-page.server.ts'
import { PortalError, type PortalErrorCode } from './portal-error.ts'
import { fullOrRestrictedSession, type RequestScope } from './request-scope.server.ts'
import { securityHeaders } from './security-headers.server.ts'

export const requestMiddleware = createMiddleware().server(async ({ request, context, next }) => {
  const { runtime, address } = context
  const cookies: string[] = []
  const opened = await createRequestScope(runtime, request, address, (cookie) => cookies.push(cookie)).catch((error: unknown) => {
    runtime.log.error({ err: error, hostname: new URL(request.url).hostname }, 'request could not be opened')
    return 'unavailable' as const
  })
  if (opened === 'unavailable' || opened === null) return fallbackPage(request, opened ?? 'unknown-hostname')
  const scope = opened
  const started = performance.now()
  const called = calledFunction(request)
  const isKnown = fullOrRestrictedSession(scope) !== null
  const answer = async () => {
    if (called) await admitCall(request, called, isKnown)
    else if (!isKnown && isTooMuch(request) && !isSamlResponse(request) && !isFileForm(request)) return new Response(null, { status: 413 })
    return next({ context: { scope } })
  }
  const result = await answer().catch((error: unknown) => answerFailure(scope, request, error))
  const { support } = acceptsPage(request) ? await scope.integration() : { support: [] }
  const { headers, status } = result instanceof Response ? result : result.response
  for (const [name, value] of Object.entries(
    securityHeaders(
      scope.nonce,
      new URL(request.url).origin,
      scope.settings,
      runtime,
      scope.settings.captchaKey ? runtime.captchaProvider : null,
      support,
      !isOwnAccount(request),
    ),
  )) {
    if (!headers.has(name)) headers.set(name, value)
  }
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
  headers.append('vary', 'Cookie, Accept-Language')
  headers.set('x-request-id', scope.requestId)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  scope.log.info(
    {
      method: request.method,
      // Neither the path, which may hold a token, nor the query, whose filters may hold names and tax ids.
      route: called ? `function ${scope.procedure ?? called}` : await loggedRoute(new URL(request.url).pathname),
      status,
      milliseconds: Math.round(performance.now() - started),
    },
    'request',
  )
  return result
})

/** Whether the request is a SAML response that is no larger than the contract of `samlSignIn` allows. */
const isSamlResponse = (request: Request) =>
  new URL(request.url).pathname === `${appConfig.basePath}/auth/saml/callback` && Number(request.headers.get('content-length')) <= 393_216

/** Returns whether a request is a form with files; such routes check the sender before they read it. */
const isFileForm = ({ headers }: Request) => headers.get('content-type')?.startsWith('multipart/form-data') ?? false

const isOwnAccount = (request: Request) => new URL(request.url).pathname.startsWith(`${appConfig.basePath}/my-account`)

/** Logs an unexpected failure; the caller is only told that it failed. */
function answerFailure(scope: RequestScope, request: Request, error: unknown): Promise<Response> {
  if (error instanceof Response) throw error
  // A client that leaves while sending a body makes its readers fail, which is not our error.
  if (!(error instanceof PortalError)) scope.log[request.signal.aborted ? 'warn' : 'error']({ err: error }, 'request failed')
  const called = calledFunction(request)
  if (!called) return fallbackPage(request, 'unavailable')
  const known = error instanceof PortalError ? error : new PortalError('UNKNOWN')
  noteRefusal(scope, known, known.procedure ?? called)
  const status = refusedBeforeReading[known.code]
  if (status) setResponseStatus(status)
  throw known
}

const refusedBeforeReading: Partial<Record<PortalErrorCode, number>> = { UNAUTHORIZED: 401, BAD_REQUEST: 400 }

/** Logs a refusal, so that probing leaves a trace; invalid input of a client is not our error. Services log what they refuse themselves. */
export function noteRefusal({ log, runtime }: RequestScope, { code, isFromService }: PortalError, called: string): void {
  if (isFromService || !(isRefusal(code) || code === 'BAD_REQUEST')) return
  log.warn({ event: 'refused', code, function: called }, 'call refused')
  runtime.countRefusal(code)
}
