import type { RequestScope } from '../../request/request-scope.server.ts'
import { upstreamAsPortal } from '../../request/upstream.server.ts'

/** Seconds for which verifiers may cache the keys. */
const kept = 300

/** Publishes the keys that verify the institution's student cards (JWKS), or the revoked cards, for other vendors' gates. */
export async function publishForVerifiers(scope: RequestScope, what: 'keys' | 'revoked'): Promise<Response> {
  const tenantId = scope.settings.tenant?.id
  if (tenantId === undefined) return new Response(null, { status: 404 })
  try {
    return Response.json(await upstreamAsPortal(scope.runtime, scope).academic.studentCards[what]({ tenantId }), {
      headers: {
        'cache-control': `public, max-age=${kept}`,
        'access-control-allow-origin': '*',
        ...(what === 'keys' && { 'content-type': 'application/jwk-set+json' }),
      },
    })
  } catch (error) {
    scope.log.warn({ err: error }, 'what verifies student cards could not be published')
    return new Response(null, { status: 503, headers: { 'retry-after': '60' } })
  }
}
