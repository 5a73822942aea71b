import type { RequestScope } from '../../request/request-scope.server.ts'
import { upstreamAsPortal } from '../../request/upstream.server.ts'

/** Seconds for which verifiers keep them. */
const kept = 300

/** Keys that verify the student cards of this hostname's institution (JWKS), or the revoked ones, for gates that others make. */
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
