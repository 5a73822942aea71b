import type { LinkReceipt } from '../payments/receipts/receipt.queries.ts'
import type { BankSlipDocument } from '#api/bank-slips.ts'
import type { IncomeReport } from '#api/income-report.ts'
import type { InvoiceDetails } from '#api/invoices.ts'
import type { PaymentReceipt } from '#api/payments.ts'
import type { Statement } from '#api/statement.ts'
import type { Locale } from '#config'
import { bankSlipDocument } from '../payments/slips/slip-document.ts'
import { type AcceptedContract, certificateDocument, contractDocument, type OfferedContract } from '../contracts/contract-document.ts'
import { financialReportDocument, type PlacedReport } from '../financial-reports/report-document.ts'
import { incomeReportDocument } from '../income-reports/income-report-document.ts'
import { invoiceDocument } from '../invoices/invoice-document.ts'
import { receiptDocument } from '../payments/receipts/receipt-document.ts'
import type { DocumentLogo } from '../../platform/documents/document-logo.ts'
import type { Paper } from '../../platform/documents/document-parts.ts'
import { statementDocument } from '../statements/statement-document.ts'

export type Report =
  | { kind: 'payment-receipt'; data: PaymentReceipt | LinkReceipt }
  | { kind: 'bank-slip'; data: BankSlipDocument }
  | { kind: 'contract'; data: OfferedContract }
  | { kind: 'contract-certificate'; data: AcceptedContract }
  | { kind: 'invoice'; data: InvoiceDetails }
  | { kind: 'income-report'; data: IncomeReport[] }
  | { kind: 'statement'; data: Statement }
  | { kind: 'financial-report'; data: PlacedReport }

/** Draws a document, which then is to be closed. */
export function reportDocument({ kind, data }: Report, locale: Locale, logo: DocumentLogo | null): Paper {
  switch (kind) {
    case 'payment-receipt':
      return receiptDocument(data, locale, logo)
    case 'bank-slip':
      return bankSlipDocument(data, locale, logo)
    case 'contract':
      return contractDocument(data, locale, logo)
    case 'contract-certificate':
      return certificateDocument(data, locale, logo)
    case 'invoice':
      return invoiceDocument(data, locale, logo)
    case 'income-report':
      return incomeReportDocument(data, locale, logo)
    case 'statement':
      return statementDocument(data, locale, logo)
    case 'financial-report':
      return financialReportDocument(data, locale, logo)
  }
}
