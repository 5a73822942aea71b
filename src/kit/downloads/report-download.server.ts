import type { ReportOnWire } from '#api/financial/financial.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { toPage } from '../../request/session/tabs.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'

type WithoutLocale<One> = One extends ReportOnWire ? Omit<One, 'locale'> : never

const errorStatuses: Partial<Record<string, number>> = { UNAUTHORIZED: 401, FORBIDDEN: 403, NOT_FOUND: 404, BAD_REQUEST: 404 }

/** The service authorises. Failures redirect to `page`, a path below the base path without query, with `report=failed`. */
export async function reportDownload(scope: RequestScope, request: WithoutLocale<ReportOnWire>, page: string): Promise<Response> {
  const { session, upstream, locale } = scope
  if (!session) return new Response(null, { status: 401 })
  return download(scope, upstream.financial.reports.issue({ ...request, locale } as ReportOnWire), page)
}

/** Sends a document as a download, also without a session, such as for payment links. */
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

/** Malformed ids become 0, which no record has. */
export function getId(text: string): number {
  return /^\d{1,10}$/.test(text) ? Number(text) : 0
}
