import type { Locale } from '#config'
import { createDocumentPrinter, type DocumentPrinter } from '../../platform/documents/document-printer.ts'
import type { Report } from './documents.ts'

export type ReportPrinter = DocumentPrinter<Report>

export const createReportPrinter = (): ReportPrinter => createDocumentPrinter(new URL('./report.worker.ts', import.meta.url), fileName)

const fileWords: Record<
  Locale,
  Record<'receipt' | 'slip' | 'contract' | 'certificate' | 'invoice' | 'income' | 'statement' | 'report', string>
> = {
  'pt-BR': {
    receipt: 'recibo',
    slip: 'boleto',
    contract: 'contrato',
    certificate: 'certificado-de-aceite',
    invoice: 'nota-fiscal',
    income: 'informe-de-pagamentos',
    statement: 'extrato',
    report: 'relatorio-financeiro',
  },
  en: {
    receipt: 'receipt',
    slip: 'bank-slip',
    contract: 'contract',
    certificate: 'certificate-of-acceptance',
    invoice: 'invoice',
    income: 'tax-statement',
    statement: 'statement',
    report: 'financial-report',
  },
  es: {
    receipt: 'recibo',
    slip: 'boleto',
    contract: 'contrato',
    certificate: 'certificado-de-aceptacion',
    invoice: 'factura',
    income: 'informe-de-pagos',
    statement: 'extracto',
    report: 'informe-financiero',
  },
}

/** What it is, in the reader's language, and its number. */
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
