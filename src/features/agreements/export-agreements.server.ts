import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AgreementStatus, AgreementSummary } from '#api/agreements.ts'
import { createFormats } from '../../i18n/formats.ts'
import { csvAmount, csvDialect } from '../../shared/list/export-csv.ts'
import { type ExportColumn, type ExportReader, exportResponse } from '../../shared/list/export-response.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { agreementSearch } from './agreement-search.ts'
import { listInput } from './agreements.queries.ts'

const statuses: Record<AgreementStatus, MessageDescriptor> = { active: msg`Em andamento`, settled: msg`Quitado`, canceled: msg`Cancelado` }

/** Every agreement of a list's address as a CSV file. */
export function exportAgreements(scope: RequestScope, address: URLSearchParams): Promise<Response> {
  return exportResponse(scope, {
    name: msg`acordos`,
    refusals: {
      UNAUTHORIZED: { status: 401, message: msg`Sua sessão terminou. Entre de novo para exportar os acordos.` },
      FORBIDDEN: { status: 403, message: msg`Esta conta não tem permissão para exportar os acordos dos alunos.` },
    },
    failure: { status: 503, message: msg`O serviço financeiro não respondeu. Tente exportar de novo em instantes.` },
    read: () => {
      const { filter, sort } = listInput(agreementSearch(Object.fromEntries(address)))
      return scope.upstream.financial.agreements.export({ filter, sort })
    },
    columns: exportColumns,
  })
}

/** The columns of the file, in the reader's language; amounts are plain decimals, dates in the language's order. */
function exportColumns({ i18n, currency, timeZone, institutions }: ExportReader): ExportColumn<AgreementSummary>[] {
  const formats = createFormats(i18n.locale, currency, timeZone)
  const dialect = csvDialect(i18n.locale)
  const institutionNames = new Map(institutions.map(({ id, name }) => [id, name]))
  const amount = (header: MessageDescriptor, of: (agreement: AgreementSummary) => number) => ({
    header,
    cell: (agreement: AgreementSummary) => csvAmount(of(agreement), dialect),
  })
  return [
    { header: msg`Número`, cell: ({ agreementId }) => String(agreementId) },
    { header: msg`Aluno`, cell: ({ studentName }) => studentName },
    { header: msg`Matrícula`, cell: ({ registration }) => registration },
    { header: msg`Curso`, cell: ({ course }) => course },
    { header: msg`Instituição`, cell: ({ institutionId }) => institutionNames.get(institutionId) ?? String(institutionId) },
    { header: msg`Feito em`, cell: ({ madeAt }) => formats.day(madeAt) },
    { header: msg`Parcelas`, cell: ({ installments: { count } }) => String(count) },
    { header: msg`Parcelas pagas`, cell: ({ installments: { paid } }) => String(paid) },
    amount(msg`Débitos`, ({ grossAmount }) => grossAmount),
    amount(msg`Taxa de cobrança`, ({ officeAmount }) => officeAmount),
    amount(msg`Juros do parcelamento`, ({ futureInterestAmount }) => futureInterestAmount),
    amount(msg`Total`, ({ totalAmount }) => totalAmount),
    amount(msg`Valor pago`, ({ paidAmount }) => paidAmount),
    amount(msg`Falta pagar`, ({ dueAmount }) => dueAmount),
    { header: msg`Próxima parcela`, cell: ({ nextDueDate }) => (nextDueDate ? formats.date(nextDueDate) : '') },
    { header: msg`Situação`, cell: ({ status }) => i18n._(statuses[status]) },
  ]
}
