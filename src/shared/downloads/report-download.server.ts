import type { ReportRequest } from '#api/financial.ts'
import { redirectTo } from '../../request/http.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { withTab } from '../../auth/session/tabs.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'

type Order<One> = One extends ReportRequest ? Omit<One, 'locale'> : never

const refusals: Partial<Record<string, number>> = { UNAUTHORIZED: 401, FORBIDDEN: 403, NOT_FOUND: 404, BAD_REQUEST: 404 }

/**
 * A document as download, in the reader's language. The service answers only for the person's own. One that could not
 * be printed leads back to its page, which says so and offers it again.
 *
 * @param page path below the base path, without search
 */
export async function reportDownload(scope: RequestScope, order: Order<ReportRequest>, page: string): Promise<Response> {
  const { session, upstream, locale } = scope
  if (!session) return new Response(null, { status: 401 })
  return download(scope, upstream.financial.reports.issue({ ...order, locale } as ReportRequest), page)
}

/** A document that is being made, as download; for whoever may have it in another way than by a session. */
export async function download(scope: RequestScope, making: Promise<File>, page: string): Promise<Response> {
  try {
    const pdf = await making
    const name = pdf.name.replaceAll(/[^\w.-]/g, '_')
    return new Response(pdf, { headers: { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${name}"` } })
  } catch (error) {
    const status = refusals[portalErrorCode(error)]
    if (status) return new Response(null, { status })
    return toPage(scope, `${page}${page.includes('?') ? '&' : '?'}report=failed`)
  }
}

/** To a page of the portal that says what is the matter. */
export function toPage({ runtime, hostname, tab }: RequestScope, page: string): Response {
  return redirectTo(`${runtime.portalUrl(hostname)}${withTab(page, tab)}`, 303)
}

/** The number in an address; one that cannot be an id belongs to nothing. */
export function idOf(text: string): number {
  return /^\d{1,10}$/.test(text) ? Number(text) : 0
}
