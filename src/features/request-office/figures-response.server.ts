import { hasPermission } from '../../request/permissions.ts'
import { createI18n } from '../../i18n/create-i18n.ts'
import { getCivilDate, createFormats } from '../../i18n/formats.ts'
import { toPortalError } from '../../request/upstream.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { byteOrderMark, csvDialect, csvRecord } from '../../kit/list/export-csv.ts'
import { mayManageRequests } from '#api/permissions.ts'
import { figuresFileName, monthlyColumns } from './monthly-columns.ts'

const columns = monthlyColumns.filter(({ only }) => only !== 'table')

/** The monthly figures as CSV. Checks session and permission itself, since no route guard runs for a file. */
export async function figuresResponse({ session, upstream, locale, acting, log }: RequestScope): Promise<Response> {
  if (!session) return new Response(null, { status: 401 })
  if (!hasPermission(session.person, mayManageRequests)) return new Response(null, { status: 403 })
  try {
    const { results } = await upstream.academic.requestOffice.monthlyFigures()
    const i18n = await createI18n(locale)
    const formats = createFormats(i18n.locale, acting.currency, acting.timeZone)
    const dialect = csvDialect(locale)
    const header = csvRecord(
      columns.map((column) => i18n._(column.header)),
      dialect,
    )
    const records = results.map((row) =>
      csvRecord(
        columns.map(({ text }) => text(row, formats, i18n) ?? ''),
        dialect,
      ),
    )
    const name = encodeURIComponent(`${i18n._(figuresFileName)}-${getCivilDate(new Date(), acting.timeZone)}.csv`)
    return new Response(byteOrderMark + header + records.join(''), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename*=UTF-8''${name}`,
        'cache-control': 'no-store',
      },
    })
  } catch (error) {
    if (toPortalError(error).code === 'FORBIDDEN') return new Response(null, { status: 403 })
    log.error({ err: error }, 'export failed')
    return new Response(null, { status: 503 })
  }
}
