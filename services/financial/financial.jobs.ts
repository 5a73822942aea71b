import { z } from 'zod'
import type { JobDefinition } from '../platform/jobs.ts'
import { cancelUnpaidAgreements } from './agreements/agreement-cancellation.ts'
import { type InvoicePorts, issueInvoices, issueInvoicesOf } from './invoices/issue-invoices.ts'
import type { PaymentPorts } from './payments/payment-ports.ts'
import { reconcilePayments } from './payments/booking/reconciliation.ts'
import { mailReports, type MailReportPorts } from './financial-reports/mail-reports.ts'
import { type ReminderPorts, sendDueReminders } from './reminders/reminders.ts'

/** Sent with a payment, so that its invoice does not wait for the next full minute. */
export const issueInvoicesQueue = 'financial-issue-invoices'

const ofTenant = z.object({ tenantId: z.number().int() })

/** Background jobs. Also run `reconcilePayments` once at start-up, to recover from a crash. */
export function financialJobs(
  ports: PaymentPorts,
  reminders: ReminderPorts,
  invoices: InvoicePorts,
  reports: MailReportPorts,
): JobDefinition[] {
  return [
    { name: 'financial-reconcile-payments', every: '* * * * *', run: () => reconcilePayments(ports) },
    { name: 'financial-cancel-unpaid-agreements', every: '20 * * * *', run: () => cancelUnpaidAgreements(ports) },
    { name: issueInvoicesQueue, run: (data) => issueInvoicesOf(invoices, ofTenant.parse(data).tenantId) },
    { name: 'financial-issue-waiting-invoices', every: '* * * * *', run: () => issueInvoices(invoices) },
    { name: 'financial-mail-reports', every: '15 * * * *', run: () => mailReports(reports) },
    { name: 'financial-send-reminders', every: '5 * * * *', run: () => sendDueReminders(reminders) },
  ]
}
