import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors, withErrors } from '../contract-errors.ts'
import { agreementsContract } from './agreements.ts'
import { bankFilesContract } from './bank-files.ts'
import { bankSlipsContract } from './bank-slips.ts'
import { calendarContract } from './calendar.ts'
import { campaignsContract } from './campaigns.ts'
import { creditsContract } from './credits.ts'
import { contentHash, contractDetails, contractEnrollment, contractList, contractQuery } from './contracts.ts'
import {
  debtDetails,
  debtExportBatch,
  debtKind,
  debtOrigin,
  debtOverview,
  debtCount,
  debtPage,
  debtPageQuery,
  debtFilter,
  debtQuery,
  debtState,
  debtWorkload,
  debtStatus,
  debtType,
  financialEnrollment,
  foundStudent,
} from './debts.ts'
import { financialReportsContract, reportSelection } from './financial-reports.ts'
import { baseYear, baseYears, incomeReports } from './income-report.ts'
import { invoicePage, invoiceQuery } from './invoices.ts'
import { appLocales } from '../locales.ts'
import { financialEventsContract, financialSettingsContract } from './financial-settings-calls.ts'
import { payerAccessContract, payersContract, payerSettingsContract } from './payer-access.ts'
import { paymentFilesContract } from './payment-files.ts'
import { paymentLinksContract } from './payment-links.ts'
import { paymentsContract, receiptInput, settlementsContract } from './payments.ts'
import { personsContract } from './persons.ts'
import { receivedPaymentsContract } from './received-payments.ts'
import { remindersContract } from './reminders.ts'
import { documentNamed, sampleDocument, reportFolder } from './report-folders.ts'
import { templateSource } from './report-templates.ts'
import { academicRecord, civilDate, entityId, searchText } from '../shared.ts'
import { statementContract } from './statement.ts'

const reportErrors = withErrors('REPORT_FAILED')

export const reportRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('payment-receipt'), ...receiptInput.shape, locale: appLocales }),
  z.object({ kind: documentNamed('bank-slip'), paymentId: z.uuid(), locale: appLocales }),
  z.object({ kind: z.literal('contract'), contractId: entityId, locale: appLocales }),
  z.object({ kind: z.literal('contract-certificate'), contractId: entityId, locale: appLocales }),
  z.object({ kind: z.literal('invoice'), invoiceId: entityId, locale: appLocales }),
  z.object({ kind: documentNamed('income-report'), baseYear, locale: appLocales }),
  z.object({ kind: z.literal('statement'), from: civilDate, to: civilDate, locale: appLocales }),
  z.object({ kind: z.literal('financial-report'), ...reportSelection.shape, locale: appLocales }),
])
export type ReportRequest = z.output<typeof reportRequest>
export type ReportOnWire = z.input<typeof reportRequest>

export const templatePreview = z.object({
  document: sampleDocument,
  institutionId: entityId,
  source: templateSource,
  /** The student whose data it shows; null for an example. */
  academicRecord: academicRecord.nullable(),
  locale: appLocales,
})
export type TemplatePreview = z.infer<typeof templatePreview>

/** docs/requirements/academic-and-financial.md, section 7. */
export const financialContract = {
  debts: {
    list: oc
      .route({ method: 'GET', path: '/debts', summary: 'Debts visible to the caller, paginated' })
      .errors(commonErrors)
      .input(debtPageQuery)
      .output(debtPage),
    totals: oc
      .route({ method: 'GET', path: '/debts/totals', summary: 'How many debts match a filter, and what they come to, for staff' })
      .errors(commonErrors)
      // Strict, because ignoring a misspelt filter would count all debts.
      .input(debtQuery.extend({ filter: debtFilter.strict().default({}) }))
      .output(debtCount),
    overview: oc
      .route({ method: 'GET', path: '/debts/overview', summary: 'Totals of what the student owes and has paid' })
      .errors(commonErrors)
      .output(debtOverview),
    workload: oc
      .route({ method: 'GET', path: '/debts/workload', summary: 'What is overdue, received and to be looked at today, for staff' })
      .errors(commonErrors)
      .output(debtWorkload),
    students: oc
      .route({ method: 'GET', path: '/debts/students', summary: 'Students whose name, registration or tax id contains a text, for staff' })
      .errors(commonErrors)
      .input(z.object({ search: searchText.pipe(z.string().min(2)) }))
      .output(z.object({ results: z.array(foundStudent) })),
    export: oc
      .route({ method: 'GET', path: '/debts/export', summary: 'All debts that match a filter, streamed in batches' })
      .errors(commonErrors)
      .input(debtQuery)
      .output(eventIterator(debtExportBatch)),
    get: oc
      .route({ method: 'GET', path: '/debts/{debtId}', summary: 'One debt with its amount on a day, line by line' })
      .errors(commonErrors)
      .input(z.object({ debtId: entityId, on: civilDate.optional() }))
      .output(debtDetails),
    status: oc
      .route({ method: 'GET', path: '/debt-status/{debtId}', summary: 'Status of one debt' })
      .errors(commonErrors)
      .input(z.object({ debtId: entityId }))
      .output(debtState),
    filters: oc
      .route({
        method: 'GET',
        path: '/debt-filters',
        summary: 'Statuses and types that lists can be narrowed to; origins and kinds that debts have',
      })
      .errors(commonErrors)
      .output(
        z.object({
          statuses: z.array(debtStatus),
          types: z.array(debtType),
          origins: z.array(debtOrigin),
          kinds: z.array(debtKind),
        }),
      ),
    paymentYears: oc
      .route({ method: 'GET', path: '/debts/filters/payment-years', summary: 'Years that have debts, newest first' })
      .errors(commonErrors)
      .output(z.object({ years: z.array(z.number().int()) })),
  },
  enrollments: {
    list: oc
      .route({ method: 'GET', path: '/enrollments', summary: 'The courses of the person that debts can belong to' })
      .errors(commonErrors)
      .output(z.object({ results: z.array(financialEnrollment) })),
  },
  settings: financialSettingsContract,
  events: financialEventsContract,
  files: paymentFilesContract,
  bankFiles: bankFilesContract,
  payments: paymentsContract,
  receivedPayments: receivedPaymentsContract,
  credits: creditsContract,
  campaigns: campaignsContract,
  paymentLinks: paymentLinksContract,
  payerAccess: payerAccessContract,
  payerSettings: payerSettingsContract,
  payers: payersContract,
  bankSlips: bankSlipsContract,
  settlements: settlementsContract,
  persons: personsContract,
  agreements: agreementsContract,
  contracts: {
    list: oc
      .route({ method: 'GET', path: '/contracts', summary: 'The contracts of the person, current or historic' })
      .errors(commonErrors)
      .input(contractQuery)
      .output(contractList),
    enrollments: oc
      .route({ method: 'GET', path: '/contract/enrollments', summary: 'The courses of the person that have contracts' })
      .errors(commonErrors)
      .output(z.object({ results: z.array(contractEnrollment) })),
    get: oc
      .route({ method: 'GET', path: '/contract/{contractId}/enrollments/{enrollmentId}', summary: 'One contract with its text' })
      .errors(commonErrors)
      .input(z.object({ contractId: entityId, enrollmentId: entityId }))
      .output(contractDetails),
    accept: oc
      .route({ method: 'POST', path: '/contract/enrollments/{id}/content', summary: 'Accept a contract in the version that was read' })
      .errors(withErrors('CONTENT_CHANGED', 'NOT_ACCEPTABLE'))
      .input(z.object({ id: entityId, hash: contentHash }))
      .output(contractDetails),
    issueContent: oc
      .route({ method: 'POST', path: '/contract/enrollments/content/{id}/issue', summary: 'A version of a contract as PDF' })
      .errors(reportErrors)
      // The contract must belong to this student number; otherwise NOT_FOUND.
      .input(z.object({ id: entityId, locale: appLocales, academicRecord: academicRecord.optional() }))
      .output(z.file()),
  },
  invoices: {
    list: oc
      .route({ method: 'GET', path: '/invoices', summary: 'The invoices of the person, a page at a time' })
      .errors(commonErrors)
      .input(invoiceQuery)
      .output(invoicePage),
    retry: oc
      .route({ method: 'POST', path: '/debts/{debtId}/invoice/retry', summary: 'Ask the issuer again for an invoice, without waiting' })
      .errors(commonErrors)
      .input(z.object({ debtId: entityId }))
      .output(z.object({})),
  },
  incomeReports: {
    years: oc
      .route({ method: 'GET', path: '/income-reports', summary: 'Years in which the person paid' })
      .errors(commonErrors)
      .output(baseYears),
    get: oc
      .route({ method: 'GET', path: '/income-reports/{baseYear}', summary: 'What the person paid in a year, by course' })
      .errors(commonErrors)
      .input(z.object({ baseYear }))
      .output(incomeReports),
  },
  statement: statementContract,
  reminders: remindersContract,
  calendar: calendarContract,
  financialReports: financialReportsContract,
  reports: {
    paths: oc
      .route({ method: 'GET', path: '/report/paths/{folder}', summary: 'Templates that documents of the context are printed by' })
      .errors(commonErrors)
      .input(z.object({ folder: reportFolder }))
      .output(z.object({ results: z.array(z.object({ path: z.string() })) })),
    clientSettings: oc
      .route({ method: 'GET', path: '/client-settings', summary: 'Theme of the context: the logo on its documents, as a data URL' })
      .errors(commonErrors)
      .output(z.object({ theme: z.object({ logo: z.string().nullable() }) })),
    issue: oc
      .route({ method: 'POST', path: '/report/issue', summary: 'A document as PDF' })
      .errors(reportErrors)
      .input(reportRequest)
      .output(z.file()),
    preview: oc
      .route({ method: 'POST', path: '/report/preview', summary: 'A document as a template prints it; nobody can pay a slip of it' })
      .errors(withErrors('TEMPLATE_INVALID', 'REPORT_FAILED'))
      .input(templatePreview)
      .output(z.file()),
  },
}
