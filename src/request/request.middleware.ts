import { createMiddleware } from '@tanstack/react-start'
import { appConfig } from '#config'
import { earlyRedirect } from '../auth/early-redirect.server.ts'
import { createRequestScope } from './create-request-scope.server.ts'
import { acceptsPage } from './http.server.ts'
import { fallbackPage } from './fallback-page.server.ts'
import { PortalError } from './portal-error.ts'
import type { RequestScope } from './request-scope.server.ts'
import { securityHeaders } from './security-headers.server.ts'

export const requestMiddleware = createMiddleware().server(async ({ request, context, next }) => {
  const { runtime, address } = context
  const cookies: string[] = []
  const opened = await createRequestScope(runtime, request, address, (cookie) => cookies.push(cookie)).catch((error: unknown) => {
    runtime.log.error({ err: error }, 'request could not be opened')
    return 'unavailable' as const
  })
  if (opened === 'unavailable' || opened === null) return fallbackPage(request, opened ?? 'unknown-hostname')
  const scope = opened
  const started = performance.now()
  const answer = async () => (await earlyRedirect(scope, request)) ?? (await next({ context: { scope } }))
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
      // Without the query: filters may hold names and tax ids.
      path: loggedPath(new URL(request.url).pathname),
      status,
      milliseconds: Math.round(performance.now() - started),
    },
    'request',
  )
  return result
})

const isOwnAccount = (request: Request) => new URL(request.url).pathname.startsWith(`${appConfig.basePath}/my-account`)

/** What fails by no error of ours is logged; who asked is told nothing but that it did. */
function answerFailure(scope: RequestScope, request: Request, error: unknown): Promise<Response> {
  if (error instanceof Response) throw error
  if (!(error instanceof PortalError)) scope.log.error({ err: error }, 'request failed')
  const isFunction = new URL(request.url).pathname.startsWith(`${appConfig.basePath}/_serverFn/`)
  if (isFunction) throw error instanceof PortalError ? error : new PortalError('UNKNOWN')
  return fallbackPage(request, 'unavailable')
}

/** Redacts the secrets in the paths of reset links, payment links, payers and calendars. */
function loggedPath(pathname: string): string {
  return pathname
    .slice(appConfig.basePath.length)
    .replace(/(?<=^\/(?:auth\/password\/change|financial\/payment-links|financial\/payer\/enter|calendar)\/).+/, '…')
}
