import type { CallHeaders } from '#api/request-id.ts'
import type { ReportTemplate } from '#api/financial/template-content.ts'
import type { Listener } from '../platform/listener.ts'
import type { PortalClient } from '../platform/portal-client.ts'
import { type Authenticate, createService, type ImpersonatedCall, type ReadUpload, type Service } from '../platform/service.ts'
import { createListSources } from '../platform/list-sources.ts'
import { createTenantCache } from '../platform/tenant-cache.ts'
import { listenForChanges } from '../platform/tenant-changes.ts'
import type { PaymentFilePorts } from './payments/files/payment-files.ts'
import { bankFilesRouter } from './bank-files/bank-files.routes.ts'
import type { BankFilePorts } from './bank-files/send-bank-file.queries.ts'
import type { PaymentPorts } from './payments/payment-ports.ts'
import type { FindPerson } from './persons/person-directory.ts'
import { createReportPrinter } from './documents/report-printer.ts'
import { agreementsRouter } from './agreements/agreements.routes.ts'
import { bankSlipsRouter } from './payments/slips/slips.routes.ts'
import { base } from './base.ts'
import { creditsRouter } from './credits/credits.routes.ts'
import { campaignsRouter } from './campaigns/campaigns.routes.ts'
import { contractsRouter } from './contracts/contracts.routes.ts'
import { debtsRouter } from './debts/debts.routes.ts'
import { calendarRouter } from './calendar/calendar.routes.ts'
import { financialReportsRouter } from './financial-reports/financial-reports.routes.ts'
import { remindersRouter } from './reminders/reminders.routes.ts'
import { statementRouter } from './statements/statement.routes.ts'
import { enrollmentsRouter, personsRouter } from './persons/persons.routes.ts'
import { financialSettingsRouter } from './settings/settings.routes.ts'
import { incomeReportsRouter } from './income-reports/income-reports.routes.ts'
import { invoicesRouter } from './invoices/invoices.routes.ts'
import { payerAccessRouter } from './payer-access/payer-access.routes.ts'
import type { TellPayer } from './payer-access/payer-notices.ts'
import { paymentFilesRouter } from './payments/files/payment-files.routes.ts'
import { paymentLinksRouter } from './payment-links/payment-links.routes.ts'
import { type PaymentsOptions, paymentsRouter } from './payments/payments.routes.ts'
import { receivedPaymentsRouter } from './received-payments/received-payments.routes.ts'
import { type ReportsOptions, reportsRouter } from './documents/documents.routes.ts'
import { createRenderCheck } from './templates/preview.ts'

export interface FinancialServiceOptions
  extends PaymentPorts,
    Pick<PaymentFilePorts, 'files'>,
    Pick<BankFilePorts, 'queueBankFile'>,
    Pick<ReportsOptions, 'logoOf' | 'mannersOf'>,
    Pick<PaymentsOptions, 'captcha'> {
  authenticate: Authenticate
  isPortal(headers: CallHeaders): PortalClient | null
  findPerson: FindPerson
  tellPayer: TellPayer
  onImpersonatedCall?(call: ImpersonatedCall): Promise<void>
  onRefusal?(code: string): void
  readUpload?: ReadUpload
  listener: Listener
  /** Mount path without a trailing slash. */
  prefix: `/${string}`
}

export interface FinancialService extends Service {
  /** Whether a document has enough room for a template. */
  fitsTemplate(template: ReportTemplate): Promise<boolean>
  /** Prepares a serving process, so that the first requested document prints as fast as the following ones. */
  startPrinter(): void
  close(): Promise<void>
}

export function createFinancialService({
  authenticate,
  isPortal,
  findPerson,
  onImpersonatedCall,
  onRefusal,
  readUpload,
  prefix,
  listener,
  logoOf,
  mannersOf,
  captcha,
  files,
  queueBankFile,
  tellPayer,
  ...ports
}: FinancialServiceOptions): FinancialService {
  const { pool, clock, getTimeZone, getMainLanguage, log } = ports
  const debtLists = createListSources({ pool, clock, listener, channel: 'financial_debts', schema: 'financial' })
  const { cache } = debtLists
  const studentChanges = listenForChanges(listener, 'financial_students', clock)
  const studentCache = createTenantCache({ clock, changes: studentChanges })
  const printer = createReportPrinter()
  const reports = { pool, clock, cache, getTimeZone, getMainLanguage, log, printer, logoOf, mannersOf }
  const router = base.router({
    agreements: agreementsRouter(ports),
    debts: debtsRouter({ pool, clock, lists: debtLists }),
    enrollments: enrollmentsRouter({ pool, studentCache }),
    campaigns: campaignsRouter({ pool, clock }),
    paymentLinks: paymentLinksRouter({ ...ports, ...reports, captcha }),
    ...payerAccessRouter({ ...ports, ...reports, captcha, tellPayer }),
    files: paymentFilesRouter({ pool, clock, files }),
    bankFiles: bankFilesRouter({ ...ports, queueBankFile, findPerson }),
    ...financialSettingsRouter({ pool, clock, findPerson }),
    ...paymentsRouter({ ...ports, listener, captcha }),
    bankSlips: bankSlipsRouter(reports),
    persons: personsRouter({ pool, findPerson }),
    receivedPayments: receivedPaymentsRouter({ pool, clock }),
    credits: creditsRouter({ ...ports, files, findPerson }),
    contracts: contractsRouter(reports),
    invoices: invoicesRouter({ pool, clock, log }),
    incomeReports: incomeReportsRouter({ pool, clock }),
    statement: statementRouter({ pool, clock }),
    reminders: remindersRouter({ pool, clock, findPerson }),
    calendar: calendarRouter({ pool, clock, getTimeZone, getMainLanguage, findPerson }),
    financialReports: financialReportsRouter({ pool, clock, cache, findPerson }),
    reports: reportsRouter(reports),
  })
  return {
    ...createService({
      name: 'financial',
      title: 'Financial portal',
      router,
      prefix,
      authenticate,
      isPortal,
      ...(onImpersonatedCall && { onImpersonatedCall }),
      ...(onRefusal && { onRefusal }),
      ...(readUpload && { readUpload }),
      log,
    }),
    fitsTemplate: createRenderCheck(printer),
    startPrinter: printer.start,
    async close() {
      debtLists.close()
      studentChanges.close()
      await printer.close()
    },
  }
}
