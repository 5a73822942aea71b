import type { Listener } from '../platform/listener.ts'
import type { PortalClient } from '../platform/portal-client.ts'
import { type Authenticate, createService, type ImpersonatedCall, type Service } from '../platform/service.ts'
import { createTenantCache } from './domain/tenant-cache.ts'
import type { PaymentFilePorts } from './domain/payment-files.ts'
import type { PaymentPorts } from './domain/payment-ports.ts'
import type { FindPerson } from './domain/person-directory.ts'
import { createReportPrinter } from './reports/report-printer.ts'
import { agreementsRouter } from './routes/agreements.ts'
import { bankSlipsRouter } from './routes/bank-slips.ts'
import { base } from './routes/base.ts'
import { campaignsRouter } from './routes/campaigns.ts'
import { contractsRouter } from './routes/contracts.ts'
import { debtsRouter } from './routes/debts.ts'
import { dueDatesRouter } from './routes/due-dates.ts'
import { enrollmentsRouter } from './routes/enrollments.ts'
import { financialSettingsRouter } from './routes/financial-settings.ts'
import { ownDocumentsRouter } from './routes/own-documents.ts'
import { paymentFilesRouter } from './routes/payment-files.ts'
import { paymentLinksRouter } from './routes/payment-links.ts'
import { type PaymentsOptions, paymentsRouter } from './routes/payments.ts'
import { personsRouter } from './routes/persons.ts'
import { receivedPaymentsRouter } from './routes/received-payments.ts'
import { type ReportsOptions, reportsRouter } from './routes/reports.ts'

export interface FinancialServiceOptions
  extends PaymentPorts,
    Pick<PaymentFilePorts, 'files'>,
    Pick<ReportsOptions, 'logoOf'>,
    Pick<PaymentsOptions, 'captcha'> {
  authenticate: Authenticate
  /** Tells the portal from everybody else, for calendars that programs read without a token. */
  isPortal(headers: Headers): PortalClient | null
  findPerson: FindPerson
  onImpersonatedCall?(call: ImpersonatedCall): Promise<void>
  /** What processes tell each other; whoever opened it closes it. */
  listener: Listener
  /** Path under which the HTTP server mounts the service, without a trailing slash. */
  prefix: `/${string}`
}

export interface FinancialService extends Service {
  /** Ends the workers that print. */
  close(): Promise<void>
}

/** The financial portal's embedded service: debts, agreements, payments, contracts, invoices, reports (academic-financial specification, section 7). */
export function createFinancialService({
  authenticate,
  isPortal,
  findPerson,
  onImpersonatedCall,
  prefix,
  listener,
  logoOf,
  captcha,
  files,
  ...ports
}: FinancialServiceOptions): FinancialService {
  const { pool, clock, log } = ports
  const cache = createTenantCache({ clock, listener })
  const printer = createReportPrinter()
  const reports = { pool, clock, printer, logoOf }
  const router = base.router({
    agreements: agreementsRouter(ports),
    debts: debtsRouter({ pool, clock, cache }),
    enrollments: enrollmentsRouter({ pool }),
    campaigns: campaignsRouter({ pool, clock }),
    paymentLinks: paymentLinksRouter({ ...ports, captcha }),
    files: paymentFilesRouter({ pool, clock, files }),
    ...financialSettingsRouter({ pool }),
    ...paymentsRouter({ ...ports, listener, captcha }),
    bankSlips: bankSlipsRouter(reports),
    persons: personsRouter({ pool, findPerson }),
    receivedPayments: receivedPaymentsRouter({ pool, clock }),
    contracts: contractsRouter(reports),
    ...ownDocumentsRouter({ pool, clock }),
    ...dueDatesRouter({ pool, clock, findPerson }),
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
      log,
    }),
    async close() {
      cache.close()
      await printer.close()
    },
  }
}
