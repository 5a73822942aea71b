import type { LinkReceipt } from '../payments/receipts/receipt.queries.ts'
import type { BankSlipDocument } from '#api/financial/bank-slips.ts'
import type { IncomeReport } from '#api/financial/income-report.ts'
import type { InvoiceDetails } from '#api/financial/invoices.ts'
import type { PaymentReceipt } from '#api/financial/payments.ts'
import type { IncomeTemplate, SlipTemplate } from '#api/financial/template-content.ts'
import type { Locale } from '#config'
import { bankSlipDocument } from '../payments/slips/slip-document.ts'
import { type AcceptedContract, certificateDocument, contractDocument, type OfferedContract } from '../contracts/contract-document.ts'
import { financialReportDocument, type PlacedReport } from '../financial-reports/report-document.ts'
import { incomeReportDocument } from '../income-reports/income-report-document.ts'
import { invoiceDocument } from '../invoices/invoice-document.ts'
import { receiptDocument } from '../payments/receipts/receipt-document.ts'
import type { DocumentLogo } from '../../platform/documents/document-logo.ts'
import type { Paper } from '../../platform/documents/document-parts.ts'
import { type PrintedStatement, statementDocument } from '../statements/statement-document.ts'

export type Report =
  | { kind: 'payment-receipt'; data: PaymentReceipt | LinkReceipt }
  | { kind: 'bank-slip'; data: BankSlipDocument; template: SlipTemplate | null }
  | { kind: 'contract'; data: OfferedContract }
  | { kind: 'contract-certificate'; data: AcceptedContract }
  | { kind: 'invoice'; data: InvoiceDetails }
  /** One template, or null, for each report. */
  | { kind: 'income-report'; data: IncomeReport[]; templates: (IncomeTemplate | null)[]; isTrial?: true }
  | { kind: 'statement'; data: PrintedStatement }
  | { kind: 'financial-report'; data: PlacedReport }

/** Draws a document, which the caller then has to close. */
export function reportDocument(report: Report, locale: Locale, logo: DocumentLogo | null): Paper {
  const { kind, data } = report
  switch (kind) {
    case 'payment-receipt':
      return receiptDocument(data, locale, logo)
    case 'bank-slip':
      return bankSlipDocument(data, report.template, locale, logo)
    case 'contract':
      return contractDocument(data, locale, logo)
    case 'contract-certificate':
      return certificateDocument(data, locale, logo)
    case 'invoice':
      return invoiceDocument(data, locale, logo)
    case 'income-report':
      return incomeReportDocument(data, report.templates, locale, logo, report.isTrial ?? false)
    case 'statement':
      return statementDocument(data, locale, logo)
    case 'financial-report':
      return financialReportDocument(data, locale, logo)
  }
}
