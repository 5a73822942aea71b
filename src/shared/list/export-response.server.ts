import type { I18n, MessageDescriptor } from '@lingui/core'
import { createI18n } from '../../i18n/create-i18n.ts'
import { hasPermission } from '../../auth/permissions.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { toPortalError } from '../../request/upstream.server.ts'
import { PortalError, type PortalErrorCode } from '../../request/portal-error.ts'
import { civilDateOf } from './civil-date-of.ts'
import { byteOrderMark, csvDialect, csvRecord } from './export-csv.ts'
import { textStream } from './export-stream.ts'

/** What a file is written for. */
export interface ExportReader {
  i18n: I18n
  currency: string
  timeZone: string
  institutions: ReadonlyArray<{ id: number; name: string }>
}

export interface ExportColumn<Row> {
  header: MessageDescriptor
  cell(row: Row): string
}

interface Batch<Row> {
  total: number
  rows: Row[]
}

/** A list as a file. */
export interface ListExport<Row> {
  /** Begins the file's name. */
  name: MessageDescriptor
  /** What people are told when it can't be. */
  refusals: Partial<Record<PortalErrorCode, { status: number; message: MessageDescriptor }>>
  failure: { status: number; message: MessageDescriptor }
  read(): Promise<AsyncIterator<Batch<Row>, unknown>>
  columns(reader: ExportReader): ExportColumn<Row>[]
}

/**
 * Every row of a list as a CSV file, for staff with `financial: debts.read`, written while it is read: memory holds
 * one batch, whatever the size. `x-total-rows` tells how many rows will come. A file that cannot be finished breaks
 * off, which browsers report as a failed download (academic-financial specification, section 4).
 */
export async function exportResponse<Row>(
  scope: RequestScope,
  { name, refusals, failure, read, columns: columnsFor }: ListExport<Row>,
): Promise<Response> {
  const i18n = await createI18n(scope.locale)
  try {
    if (!scope.session) throw new PortalError('UNAUTHORIZED')
    if (!hasPermission(scope.session.person, { audience: 'financial', permissions: ['debts.read'] })) throw new PortalError('FORBIDDEN')
    const batches = await read()
    // The first batch before the answer: until it is here, a failure can still be told as one.
    const first = await batches.next()
    const { currency, timeZone, institutions } = scope.acting
    const columns = columnsFor({ i18n, currency, timeZone, institutions })
    const dialect = csvDialect(scope.locale)
    const header =
      byteOrderMark +
      csvRecord(
        columns.map((column) => i18n._(column.header)),
        dialect,
      )
    const recordsOf = ({ rows }: Batch<Row>) =>
      rows
        .map((row) =>
          csvRecord(
            columns.map(({ cell }) => cell(row)),
            dialect,
          ),
        )
        .join('')
    const start = header + (first.done ? '' : recordsOf(first.value))
    return new Response(textStream(start, batches, recordsOf), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${i18n._(name)}-${civilDateOf(new Date(), timeZone)}.csv`)}`,
        'x-total-rows': String(first.done ? 0 : first.value.total),
        'cache-control': 'no-store',
      },
    })
  } catch (error) {
    const refusal = refusals[toPortalError(error).code]
    if (!refusal) scope.log.error({ err: error }, 'export failed')
    const { status, message } = refusal ?? failure
    return new Response(i18n._(message), { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })
  }
}
