import { createMiddleware } from '@tanstack/react-start'
import { appConfig } from '#config'
import { plainPage } from './plain-page.server.ts'
import { openRequest } from './open-request.server.ts'
import { securityHeaders } from './security-headers.server.ts'
import { switchContext } from './switch-context.server.ts'

/** Opens every request: tenant, session, language and nonce for what follows, headers and cookies on what comes back. */
export const requestMiddleware = createMiddleware().server(async ({ request, context, next }) => {
  const { runtime, address } = context
  const cookies: string[] = []
  const opened = await openRequest(runtime, request, address, (cookie) => cookies.push(cookie)).catch((error: unknown) => {
    runtime.log.error({ err: error }, 'request could not be opened')
    return 'unavailable' as const
  })
  if (opened === 'unavailable' || opened === null) return plainPage(request, opened ?? 'unknown-hostname')
  const scope = opened
  const started = performance.now()
  const elsewhere = await switchContext(scope, request)
  const result = elsewhere ?? (await next({ context: { scope } }))
  const { headers, status } = elsewhere ?? (result as Exclude<typeof result, Response>).response
  for (const [name, value] of Object.entries(securityHeaders(scope.nonce, scope.settings, runtime.identityProvider))) {
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
      path: new URL(request.url).pathname.slice(appConfig.basePath.length),
      status,
      milliseconds: Math.round(performance.now() - started),
    },
    'request',
  )
  return result
})
