import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { z } from 'zod'
import type { debtExportBatch } from '#api/debts.ts'
import { createI18n } from '../../i18n/create-i18n.ts'
import { hasPermission } from '../../session/permissions.ts'
import type { RequestScope } from '../../session/request-scope.server.ts'
import { toPortalError } from '../../upstream/map-error.server.ts'
import { PortalError, type PortalErrorCode } from '../../upstream/portal-error.ts'
import { debtSearch } from './debt-search.ts'
import { listInput } from './debts.queries.ts'
import { exportColumns } from './export-columns.server.ts'
import { byteOrderMark, csvDialect, csvRecord } from './export-csv.ts'
import { textStream } from './export-stream.ts'
import { civilDateOf } from './civil-date-of.ts'

type ExportBatch = z.infer<typeof debtExportBatch>

const refusals: Partial<Record<PortalErrorCode, { status: number; message: MessageDescriptor }>> = {
  UNAUTHORIZED: { status: 401, message: msg`Sua sessão terminou. Entre de novo para exportar os débitos.` },
  FORBIDDEN: { status: 403, message: msg`Esta conta não tem permissão para exportar os débitos dos alunos.` },
}
const failure = { status: 503, message: msg`O serviço financeiro não respondeu. Tente exportar de novo em instantes.` }

/**
 * Every debt of a list's address as a CSV file, written while it is read: memory holds one batch, whatever the size.
 * `x-total-rows` tells how many rows will come. A file that cannot be finished breaks off, which browsers report as
 * a failed download (academic-financial specification, section 4).
 */
export async function exportDebts(scope: RequestScope, address: URLSearchParams): Promise<Response> {
  const i18n = await createI18n(scope.locale)
  try {
    if (!scope.session) throw new PortalError('UNAUTHORIZED')
    if (!hasPermission(scope.session.person, { audience: 'financial', permissions: ['debts.read'] })) throw new PortalError('FORBIDDEN')
    const { filter, sort } = listInput(debtSearch(Object.fromEntries(address)))
    const batches = await scope.upstream.financial.debts.export({ filter, sort })
    // The first batch before the answer: until it is here, a failure can still be told as one.
    const first = await batches.next()
    const { currency, timeZone, institutions } = scope.acting
    const columns = exportColumns({ i18n, currency, timeZone, institutions })
    const dialect = csvDialect(scope.locale)
    const header = byteOrderMark + csvRecord(columns.map((column) => i18n._(column.header)), dialect)
    const recordsOf = ({ rows }: ExportBatch) => rows.map((debt) => csvRecord(columns.map(({ cell }) => cell(debt)), dialect)).join('')
    const start = header + (first.done ? '' : recordsOf(first.value))
    return new Response(textStream(start, batches, recordsOf), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${i18n._(msg`débitos`)}-${civilDateOf(new Date(), timeZone)}.csv`)}`,
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
