import { idOf, reportDownload } from '../../shared/downloads/report-download.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'

/** The reports of a year as one PDF. */
export function incomeReportPdf(scope: RequestScope, baseYear: string): Promise<Response> {
  return reportDownload(
    scope,
    { kind: 'income-report', baseYear: idOf(baseYear) },
    `/financial/report-income?${new URLSearchParams({ year: String(idOf(baseYear)) })}`,
  )
}
