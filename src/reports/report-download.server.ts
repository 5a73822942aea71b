import type { AppLocale } from '#api/locales.ts'
import { redirectTo } from '../session/redirect.server.ts'
import type { RequestScope } from '../session/request-scope.server.ts'
import { withTab } from '../session/tabs.server.ts'
import { portalErrorCode } from '../upstream/portal-error.ts'

const refusals: Partial<Record<string, number>> = { UNAUTHORIZED: 401, FORBIDDEN: 403, NOT_FOUND: 404, BAD_REQUEST: 404 }

/**
 * A document as download, in the reader's language. The service answers only for the person's own. One that could not
 * be printed leads back to its page, which says so and offers it again.
 *
 * @param issue has it made
 * @param page path below the base path, without search
 */
export async function reportDownload(scope: RequestScope, issue: (locale: AppLocale) => Promise<File>, page: string): Promise<Response> {
  const { session, locale, runtime, hostname, tab } = scope
  if (!session) return new Response(null, { status: 401 })
  try {
    const pdf = await issue(locale)
    const name = pdf.name.replaceAll(/[^\w.-]/g, '_')
    return new Response(pdf, { headers: { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${name}"` } })
  } catch (error) {
    const status = refusals[portalErrorCode(error)]
    if (status) return new Response(null, { status })
    return redirectTo(`${runtime.portalUrl(hostname)}${withTab(`${page}${page.includes('?') ? '&' : '?'}report=failed`, tab)}`, 303)
  }
}

/** The number in an address; one that cannot be an id belongs to nothing. */
export function idOf(text: string): number {
  return /^\d{1,10}$/.test(text) ? Number(text) : 0
}
