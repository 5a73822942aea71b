import type { JobDefinition } from '../platform/jobs.ts'
import { cancelUnpaidAgreements } from './agreements/agreement-cancellation.ts'
import type { PaymentPorts } from './payments/payment-ports.ts'
import { reconcilePayments } from './payments/booking/reconciliation.ts'
import { type ReminderPorts, sendDueReminders } from './reminders/reminders.ts'

/** Background jobs. Also run `reconcilePayments` once at start-up, to recover from a crash. */
export function financialJobs(ports: PaymentPorts, reminders: ReminderPorts): JobDefinition[] {
  return [
    { name: 'financial-reconcile-payments', every: '* * * * *', run: () => reconcilePayments(ports) },
    { name: 'financial-cancel-unpaid-agreements', every: '20 * * * *', run: () => cancelUnpaidAgreements(ports) },
    { name: 'financial-send-reminders', every: '5 * * * *', run: () => sendDueReminders(reminders) },
  ]
}
