import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReceivedPayment } from '#api/received-payments.ts'
import { createFormats } from '../../i18n/formats.ts'
import { csvAmount, csvDialect } from '../../shared/list/export-csv.ts'
import { type ExportColumn, type ExportReader, exportResponse } from '../../shared/list/export-response.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { methodWords, statusWords } from './received-labels.tsx'
import { receivedSearch } from './received-search.ts'
import { listInput } from './received.queries.ts'

/** Every payment of a list's address as a CSV file. */
export function exportReceived(scope: RequestScope, address: URLSearchParams): Promise<Response> {
  return exportResponse(scope, {
    name: msg`recebimentos`,
    refusals: {
      UNAUTHORIZED: { status: 401, message: msg`Sua sessão terminou. Entre de novo para exportar os recebimentos.` },
      FORBIDDEN: { status: 403, message: msg`Esta conta não tem permissão para exportar os recebimentos.` },
    },
    failure: { status: 503, message: msg`O serviço financeiro não respondeu. Tente exportar de novo em instantes.` },
    read: () => {
      const { filter, sort } = listInput(receivedSearch(Object.fromEntries(address)))
      return scope.upstream.financial.receivedPayments.export({ filter, sort })
    },
    columns: exportColumns,
  })
}

/** The columns of the file, in the reader's language; amounts are plain decimals, dates in the language's order. */
function exportColumns({ i18n, currency, timeZone, institutions }: ExportReader): ExportColumn<ReceivedPayment>[] {
  const { dateTime } = createFormats(i18n.locale, currency, timeZone)
  const dialect = csvDialect(i18n.locale)
  const institutionNames = new Map(institutions.map(({ id, name }) => [id, name]))
  const amount = (header: MessageDescriptor, of: (payment: ReceivedPayment) => number) => ({
    header,
    cell: (payment: ReceivedPayment) => csvAmount(of(payment), dialect),
  })
  const yes = (header: MessageDescriptor, of: (payment: ReceivedPayment) => boolean) => ({
    header,
    cell: (payment: ReceivedPayment) => (of(payment) ? i18n._(msg`sim`) : ''),
  })
  return [
    { header: msg`Aluno`, cell: ({ studentName }) => studentName },
    { header: msg`Matrícula`, cell: ({ registration }) => registration },
    { header: msg`CPF`, cell: ({ taxId }) => taxId },
    { header: msg`Curso`, cell: ({ course }) => course },
    { header: msg`Instituição`, cell: ({ institutionId }) => institutionNames.get(institutionId) ?? String(institutionId) },
    { header: msg`Forma`, cell: ({ method }) => i18n._(methodWords[method]) },
    { header: msg`Criado em`, cell: ({ createdAt }) => dateTime(createdAt) },
    { header: msg`Pago em`, cell: ({ paidAt }) => (paidAt ? dateTime(paidAt) : '') },
    amount(msg`Valor`, (payment) => payment.amount),
    amount(msg`Recebido`, ({ receivedAmount }) => receivedAmount),
    amount(msg`Crédito`, ({ creditAmount }) => creditAmount),
    { header: msg`Débitos`, cell: ({ debtCount }) => String(debtCount) },
    { header: msg`Recibo`, cell: ({ receiptNumber }) => receiptNumber ?? '' },
    yes(msg`Recebido fora do prazo`, ({ late }) => late),
    yes(msg`Por link de pagamento`, ({ throughLink }) => throughLink),
    yes(msg`Banco consultado, sem dinheiro`, ({ askedInVain }) => askedInVain),
    { header: msg`Situação`, cell: ({ status }) => i18n._(statusWords[status]) },
  ]
}
