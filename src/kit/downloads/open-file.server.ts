import { createRedirect } from '../../request/http.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'

/** Redirects to the address that a service signs for a few minutes. Guests must sign in first; failures lead to `page` with `file=failed`. */
export async function openFile(
  { session, upstream, runtime, hostname }: RequestScope,
  page: string,
  sign: (services: RequestScope['upstream']) => Promise<{ url: string }>,
): Promise<Response> {
  const portal = runtime.portalUrl(hostname)
  if (!session)
    return createRedirect(`${portal}/auth/signin?${new URLSearchParams({ returnTo: `${new URL(portal).pathname}${page.split('?')[0]}` })}`)
  try {
    const { url } = await sign(upstream)
    return createRedirect(new URL(url, portal).href)
  } catch (error) {
    const code = portalErrorCode(error)
    if (code === 'NOT_FOUND' || code === 'FORBIDDEN' || code === 'BAD_REQUEST') return new Response(null, { status: 404 })
    return createRedirect(`${portal}${page}${page.includes('?') ? '&' : '?'}file=failed`)
  }
}
