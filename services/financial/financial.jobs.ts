import { z } from 'zod'
import type { JobDefinition } from '../platform/jobs.ts'
import { cancelUnpaidAgreements } from './agreements/agreement-cancellation.ts'
import { bookBankFile } from './bank-files/book-bank-file.queries.ts'
import { type DroppedFilePorts, takeDroppedFiles } from './bank-files/dropped-files.ts'
import { readBankFile } from './bank-files/read-bank-file.queries.ts'
import { type InvoicePorts, issueInvoices, issueTenantInvoices } from './invoices/issue-invoices.ts'
import type { PaymentPorts } from './payments/payment-ports.ts'
import { reconcilePayments } from './payments/booking/reconciliation.ts'
import { mailReports, type MailReportPorts } from './financial-reports/mail-reports.ts'
import { type EndedAccessPorts, noteEndedAccesses } from './payer-access/ended-accesses.queries.ts'
import { type ReminderPorts, sendDueReminders } from './reminders/reminders.ts'

/** Sent with a payment, so that its invoice does not wait for the next full minute. */
export const issueInvoicesQueue = 'financial-issue-invoices'

/** Sent with a bank file that is to be read or booked. */
export const bankFileQueue = 'financial-bank-file'

const ofTenant = z.object({ tenantId: z.number().int() })

const ofBankFile = ofTenant.extend({ fileId: z.uuid() })

/** Background jobs. Also run `reconcilePayments` once at start-up, to recover from a crash. */
export function financialJobs(
  ports: PaymentPorts,
  reminders: ReminderPorts,
  invoices: InvoicePorts,
  reports: MailReportPorts,
  accesses: EndedAccessPorts,
  sendJob: (name: string, data: object) => Promise<void>,
  droppedFiles: DroppedFilePorts | null,
): JobDefinition[] {
  return [
    {
      name: bankFileQueue,
      run: async (data) => {
        const { tenantId, fileId } = ofBankFile.parse(data)
        await readBankFile(ports, tenantId, fileId)
        if (!(await bookBankFile(ports, tenantId, fileId))) await sendJob(bankFileQueue, { tenantId, fileId })
      },
    },
    ...(droppedFiles ? [{ name: 'financial-take-bank-files', every: '* * * * *', run: () => takeDroppedFiles(droppedFiles) }] : []),
    { name: 'financial-reconcile-payments', every: '* * * * *', run: () => reconcilePayments(ports) },
    { name: 'financial-cancel-unpaid-agreements', every: '20 * * * *', run: () => cancelUnpaidAgreements(ports) },
    { name: issueInvoicesQueue, run: (data) => issueTenantInvoices(invoices, ofTenant.parse(data).tenantId) },
    { name: 'financial-issue-waiting-invoices', every: '* * * * *', run: () => issueInvoices(invoices) },
    { name: 'financial-end-payer-accesses', every: '25 * * * *', run: () => noteEndedAccesses(accesses) },
    { name: 'financial-mail-reports', every: '15 * * * *', run: () => mailReports(reports) },
    { name: 'financial-send-reminders', every: '5 * * * *', run: () => sendDueReminders(reminders) },
  ]
}
