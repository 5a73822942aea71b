import type { JobDefinition } from '../platform/jobs.ts'
import { cancelUnpaidAgreements } from './domain/agreement-cancellation.ts'
import type { PaymentPorts } from './domain/payment-ports.ts'
import { reconcilePayments } from './domain/reconciliation.ts'
import { type ReminderPorts, sendDueReminders } from './domain/reminders.ts'

/** The financial service's background work. Run `reconcilePayments` once at start-up too: it mends what a crash left. */
export function financialJobs(ports: PaymentPorts, reminders: ReminderPorts): JobDefinition[] {
  return [
    { name: 'financial-reconcile-payments', every: '* * * * *', run: () => reconcilePayments(ports) },
    { name: 'financial-cancel-unpaid-agreements', every: '20 * * * *', run: () => cancelUnpaidAgreements(ports) },
    { name: 'financial-send-reminders', every: '5 * * * *', run: () => sendDueReminders(reminders) },
  ]
}
