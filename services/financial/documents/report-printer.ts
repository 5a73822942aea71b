import type { Locale } from '#config'
import { msg } from '#services/platform/i18n/msg.ts'
import { createDocumentPrinter, type DocumentPrinter } from '../../platform/documents/document-printer.ts'
import type { Report } from './documents.ts'
import { localized } from '../../platform/i18n/localized.ts'

export type ReportPrinter = DocumentPrinter<Report>

export const createReportPrinter = (): ReportPrinter => createDocumentPrinter(new URL('./report.worker.ts', import.meta.url), fileName)

const fileWords = localized({
  receipt: msg`recibo`,
  slip: msg({ message: 'boleto', context: 'arquivo' }),
  contract: msg`contrato`,
  certificate: msg`certificado-de-aceite`,
  invoice: msg`nota-fiscal`,
  income: msg`informe-de-pagamentos`,
  statement: msg`extrato`,
  report: msg`relatorio-financeiro`,
})

/** Returns the kind of document in the reader's language, with its number. */
function fileName({ kind, data }: Report, locale: Locale): string {
  const words = fileWords[locale]
  switch (kind) {
    case 'payment-receipt':
      return `${words.receipt}-${data.receiptNumber}`
    case 'bank-slip':
      return `${words.slip}-${data.ourNumber}`
    case 'contract':
      return `${words.contract}-${data.number}`
    case 'contract-certificate':
      return `${words.certificate}-${data.number}`
    case 'invoice':
      return `${words.invoice}-${data.invoiceNumber}`
    case 'income-report':
      return `${words.income}-${data[0]!.baseYear}`
    case 'statement':
      return `${words.statement}-${data.from}-${data.to}`
    case 'financial-report':
      return `${words.report}-${data.report.today}`
  }
}
