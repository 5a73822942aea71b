import { hasPermission } from '../../request/permissions.ts'
import { checkRecentProof, stepUpForFile } from '../../request/session/recent-proof.server.ts'
import { createI18n } from '../../i18n/create-i18n.ts'
import { getCivilDate, createFormats } from '../../i18n/formats.ts'
import { toPortalError } from '../../request/upstream.server.ts'
import { PortalError, portalErrorCode } from '../../request/portal-error.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { byteOrderMark, csvAmount, csvDialect, csvRecord } from './export-csv.ts'
import { textStream } from './export-stream.ts'
import type { ListDefinition, ListResult } from './list.ts'
import type { ListSearch } from './list-address.ts'

interface Batch<Row> {
  total: number
  rows: Row[]
}

/** Streams every row as CSV, one batch in memory. Checks session and permission itself, since no route guard runs for a file. */
export async function exportResponse<Row extends object, Search extends ListSearch, Input, Page extends ListResult<Row>>(
  scope: RequestScope,
  request: Request,
  { address, columns, words, exportPermission }: ListDefinition<Row, Search, Input, Page>,
  readRows: (input: Input) => Promise<AsyncIterator<Batch<Row>, unknown>>,
): Promise<Response> {
  const i18n = await createI18n(scope.locale)
  try {
    if (!scope.session) throw new PortalError('UNAUTHORIZED')
    if (!hasPermission(scope.session.person, exportPermission)) throw new PortalError('FORBIDDEN')
    await checkRecentProof(scope, scope.session)
    const search = address.read(Object.fromEntries(new URL(request.url).searchParams))
    const batches = await readRows(address.input(search))
    // Awaited here, since until the first batch arrives a failure can still be a status code.
    const first = await batches.next()
    const { currency, timeZone, institutions } = scope.acting
    const institutionNames = new Map(institutions.map(({ id, name }) => [id, name]))
    const formats = {
      ...createFormats(i18n.locale, currency, timeZone),
      i18n,
      institutionName: (id: number) => institutionNames.get(id) ?? String(id),
    }
    const dialect = csvDialect(scope.locale)
    const fileColumns = columns.filter(({ only }) => only !== 'table')
    const getRecord = (row: Row) =>
      csvRecord(
        fileColumns.map(({ csv, cents, text }) => {
          if (csv) return csv(row, formats)
          const amount = cents?.(row)
          return typeof amount === 'number' ? csvAmount(amount, dialect) : (text?.(row, formats) ?? '')
        }),
        dialect,
      )
    const getRecords = ({ rows }: Batch<Row>) => rows.map(getRecord).join('')
    const header = csvRecord(
      fileColumns.map((column) => i18n._(column.header)),
      dialect,
    )
    const start = byteOrderMark + header + (first.done ? '' : getRecords(first.value))
    return new Response(textStream(start, batches, getRecords), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${i18n._(words.file.name)}-${getCivilDate(new Date(), timeZone)}.csv`)}`,
        'x-total-rows': String(first.done ? 0 : first.value.total),
        'cache-control': 'no-store',
      },
    })
  } catch (error) {
    if (portalErrorCode(error) === 'STEP_UP_REQUIRED') return stepUpForFile(scope, request)
    const { status, message } = refusals[toPortalError(error).code] ?? failure
    if (status === failure.status) scope.log.error({ err: error }, 'export failed')
    return new Response(i18n._(words.file[message]), {
      status,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  }
}

const failure = { status: 503, message: 'failed' } as const
const refusals: Partial<Record<string, { status: number; message: 'signedOut' | 'denied' }>> = {
  UNAUTHORIZED: { status: 401, message: 'signedOut' },
  FORBIDDEN: { status: 403, message: 'denied' },
}
