import type { ReportRequest } from '#api/financial.ts'
import { redirectTo } from '../../request/http.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { withTab } from '../../auth/session/tabs.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'

type WithoutLocale<One> = One extends ReportRequest ? Omit<One, 'locale'> : never

const errorStatuses: Partial<Record<string, number>> = { UNAUTHORIZED: 401, FORBIDDEN: 403, NOT_FOUND: 404, BAD_REQUEST: 404 }

/**
 * A document as download, in the reader's language. The service answers only for the person's own. A failure
 * redirects to the document's page, which says so and offers it again.
 *
 * @param page path below the base path, without search
 */
export async function reportDownload(scope: RequestScope, request: WithoutLocale<ReportRequest>, page: string): Promise<Response> {
  const { session, upstream, locale } = scope
  if (!session) return new Response(null, { status: 401 })
  return download(scope, upstream.financial.reports.issue({ ...request, locale } as ReportRequest), page)
}

/** A document as download, also without a session, such as by a payment link. */
export async function download(scope: RequestScope, document: Promise<File>, page: string): Promise<Response> {
  try {
    const pdf = await document
    const name = pdf.name.replaceAll(/[^\w.-]/g, '_')
    return new Response(pdf, { headers: { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${name}"` } })
  } catch (error) {
    const status = errorStatuses[portalErrorCode(error)]
    if (status) return new Response(null, { status })
    return toPage(scope, `${page}${page.includes('?') ? '&' : '?'}report=failed`)
  }
}

/** Redirects to a page of the portal that explains the problem. */
export function toPage({ runtime, hostname, tab }: RequestScope, page: string): Response {
  return redirectTo(`${runtime.portalUrl(hostname)}${withTab(page, tab)}`, 303)
}

/** The number in an address; one that cannot be an id belongs to nothing. */
export function idOf(text: string): number {
  return /^\d{1,10}$/.test(text) ? Number(text) : 0
}
