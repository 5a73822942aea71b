import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DebtStatus, DebtSummary, DebtType } from '#api/debts.ts'
import { createFormats } from '../../i18n/formats.ts'
import { csvAmount, csvDialect } from '../../shared/list/export-csv.ts'
import type { ExportColumn, ExportReader } from '../../shared/list/export-response.server.ts'

const types: Record<DebtType, MessageDescriptor> = { tuition: msg`Mensalidade`, service: msg`Serviço`, agreement: msg`Acordo` }
const statuses: Record<DebtStatus, MessageDescriptor> = {
  open: msg`Em aberto`,
  overdue: msg`Vencido`,
  settled: msg`Pago`,
  in_agreement: msg`Em acordo`,
  canceled: msg`Cancelado`,
}

/** The columns of the file, in the reader's language; amounts are plain decimals, dates in the language's order. */
export function exportColumns({ i18n, currency, timeZone, institutions }: ExportReader): ExportColumn<DebtSummary>[] {
  const formats = createFormats(i18n.locale, currency, timeZone)
  const dialect = csvDialect(i18n.locale)
  const institutionNames = new Map(institutions.map(({ id, name }) => [id, name]))
  return [
    { header: msg`Número`, cell: ({ debtId }) => String(debtId) },
    { header: msg`Aluno`, cell: ({ studentName }) => studentName },
    { header: msg`Matrícula`, cell: ({ registration }) => registration },
    { header: msg`Curso`, cell: ({ course }) => course },
    { header: msg`Instituição`, cell: ({ institutionId }) => institutionNames.get(institutionId) ?? String(institutionId) },
    { header: msg`Tipo`, cell: ({ type }) => i18n._(types[type]) },
    { header: msg`Descrição`, cell: ({ description }) => description ?? '' },
    { header: msg`Competência`, cell: ({ competency }) => formats.shortMonth(competency) },
    { header: msg`Vencimento`, cell: ({ dueDate }) => formats.date(dueDate) },
    { header: msg`Pagamento`, cell: ({ paidAt }) => (paidAt ? formats.day(paidAt) : '') },
    { header: msg`Valor original`, cell: ({ grossAmount }) => csvAmount(grossAmount, dialect) },
    { header: msg`A pagar hoje`, cell: (debt) => (isPayable(debt) ? csvAmount(debt.amountPayable, dialect) : '') },
    { header: msg`Valor pago`, cell: ({ status, amountPayable }) => (status === 'settled' ? csvAmount(amountPayable, dialect) : '') },
    { header: msg`Situação`, cell: ({ status }) => i18n._(statuses[status]) },
  ]
}

const isPayable = ({ status }: DebtSummary) => status === 'open' || status === 'overdue'
