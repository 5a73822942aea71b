import { sql } from 'drizzle-orm'
import { check, index, integer, text, uuid } from 'drizzle-orm/pg-core'
import { tenantPolicy } from '../../../platform/tenant-policy.ts'
import { financial, instant } from '../../database/columns.schema.ts'
import { payment } from '../payments.schema.ts'

export const paymentFile = financial.table(
  'payment_file',
  {
    /** A UUID with the extension of its type. */
    name: text().primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payment.paymentId),
    title: text().notNull(),
    size: integer().notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [index('payment_file_payment').on(table.paymentId), check('payment_file_size', sql`size > 0`), tenantPolicy()],
)
