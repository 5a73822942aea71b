import { z } from 'zod'
import { redirectTo } from '../../request/http.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'

/** Leads to an address that shows a file of the person for minutes. */
export async function openDocumentFile({ session, upstream, runtime, hostname }: RequestScope, key: string): Promise<Response> {
  const portal = runtime.portalUrl(hostname)
  if (!session)
    return redirectTo(`${portal}/auth/signin?${new URLSearchParams({ returnTo: `${new URL(portal).pathname}/enrollment-documents` })}`)
  if (!z.uuid().safeParse(key).success) return new Response(null, { status: 404 })
  try {
    const { url } = await upstream.academic.uploads.download({ key })
    return redirectTo(new URL(url, portal).href)
  } catch (error) {
    const code = portalErrorCode(error)
    if (code === 'NOT_FOUND' || code === 'FORBIDDEN') return new Response(null, { status: 404 })
    return redirectTo(`${portal}/enrollment-documents?file=failed`)
  }
}
