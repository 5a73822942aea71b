import { sql } from 'drizzle-orm'
import { check, date, index, integer, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { cents, financial, instant } from '../database/columns.schema.ts'
import { debt } from '../debts/debts.schema.ts'

export const invoice = financial.table(
  'invoice',
  {
    invoiceId: integer('invoice_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    debtId: integer('debt_id')
      .notNull()
      .references(() => debt.debtId),
    number: text().notNull(),
    issueDate: date('issue_date').notNull(),
    amountCents: cents('amount_cents').notNull(),
    canceledOn: date('canceled_on'),
    verificationCode: text('verification_code'),
  },
  (table) => [
    unique('invoice_number').on(table.tenantId, table.number),
    index('invoice_debt').on(table.tenantId, table.debtId),
    check('invoice_amount', sql`${table.amountCents} > 0`),
    tenantPolicy(),
  ],
)

/** `ordered` is to be issued, `voiding` to be voided; the job retries both. */
export type InvoiceOrderState = 'ordered' | 'issued' | 'voiding' | 'voided'

/** A paid debt that is to get its invoice, recorded with the payment before the issuer is called. */
export const invoiceOrder = financial.table(
  'invoice_order',
  {
    /** The issuer knows the invoice by it. */
    reference: uuid().primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    debtId: integer('debt_id')
      .notNull()
      .references(() => debt.debtId),
    state: text().$type<InvoiceOrderState>().notNull(),
    amountCents: cents('amount_cents').notNull(),
    invoiceId: integer('invoice_id').references(() => invoice.invoiceId),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** Why the last attempt failed, in the issuer's words. */
    problem: text(),
    /** Staff member who last requested another attempt. */
    retriedBy: integer('retried_by'),
    retriedAt: instant('retried_at'),
  },
  (table) => [
    // A debt has one invoice, whatever is booked twice.
    uniqueIndex('invoice_order_live').on(table.tenantId, table.debtId).where(sql`${table.state} in ('ordered', 'issued')`),
    index('invoice_order_waiting').on(table.tenantId, table.nextAttemptAt).where(sql`${table.state} in ('ordered', 'voiding')`),
    check('invoice_order_state', sql`${table.state} in ('ordered', 'issued', 'voiding', 'voided')`),
    check('invoice_order_amount', sql`${table.amountCents} > 0`),
    tenantPolicy(),
  ],
)
