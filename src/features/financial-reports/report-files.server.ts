import { msg } from '@lingui/core/macro'
import { createI18n } from '../../i18n/create-i18n.ts'
import { createFormats, firstCapital } from '../../i18n/formats.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { toPortalError } from '../../request/upstream.server.ts'
import { reportDownload } from '../../kit/downloads/report-download.server.ts'
import { byteOrderMark, csvAmount, csvDialect, csvRecord } from '../../kit/list/export-csv.ts'
import { getSelection } from './financial-reports.queries.ts'
import { reportSearch } from './report-search.ts'
import { type ReportCell, reportTable, viewWords } from './report-table.ts'

const getSearch = (request: Request) => reportSearch(Object.fromEntries(new URL(request.url).searchParams))

export function reportPdf(scope: RequestScope, request: Request): Promise<Response> {
  const search = getSearch(request)
  const kept = Object.entries({ ...search, report: undefined }).filter(([, value]) => value !== undefined)
  const page = `/financial/reports?${new URLSearchParams(kept.map(([name, value]) => [name, String(value)]))}`
  return reportDownload(scope, { kind: 'financial-report', ...getSelection(search) }, page)
}

/** 401 without a session; the service says who may. */
export async function reportCsv({ session, upstream, locale, acting, log }: RequestScope, request: Request): Promise<Response> {
  if (!session) return new Response(null, { status: 401 })
  const search = getSearch(request)
  const i18n = await createI18n(locale)
  try {
    const report = await upstream.financial.financialReports.get(getSelection(search))
    const dialect = csvDialect(locale)
    const { columns, rows, total } = reportTable(report, search.institution, i18n, createFormats(locale, acting.currency, acting.timeZone))
    const text = ({ kind, value }: ReportCell) => (kind === 'money' ? csvAmount(value, dialect) : String(value))
    const records = [columns, ...[...rows, total].map(({ name, cells }) => [firstCapital(name), ...cells.map(text)])]
    const name = `${i18n._(viewWords[report.report]).toLowerCase().replaceAll(' ', '-')}-${report.today}.csv`
    return new Response(byteOrderMark + records.map((cells) => csvRecord(cells, dialect)).join(''), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        'cache-control': 'private, no-store',
      },
    })
  } catch (error) {
    const { code } = toPortalError(error)
    if (code === 'FORBIDDEN' || code === 'UNAUTHORIZED') return new Response(null, { status: code === 'FORBIDDEN' ? 403 : 401 })
    log.error({ err: error }, 'report could not be written')
    return new Response(i18n._(msg`O serviço financeiro está fora do ar agora. Tente baixar de novo em alguns minutos.`), {
      status: 503,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    })
  }
}
