import { sql } from 'drizzle-orm'
import { check, date, index, integer, text, unique } from 'drizzle-orm/pg-core'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { cents, financial } from '../database/columns.schema.ts'
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
  },
  (table) => [
    unique('invoice_number').on(table.tenantId, table.number),
    index('invoice_debt').on(table.tenantId, table.debtId),
    check('invoice_amount', sql`${table.amountCents} > 0`),
    tenantPolicy(),
  ],
)
