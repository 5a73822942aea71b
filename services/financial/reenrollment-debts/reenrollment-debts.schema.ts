import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { cents, financial, instant } from '../database/columns.schema.ts'

/** The charging state of a reenrollment, even if nothing was left to charge. */
export const reenrollmentCharge = financial.table(
  'reenrollment_charge',
  {
    tenantId: integer('tenant_id').notNull(),
    reenrollmentId: uuid('reenrollment_id').notNull(),
    /** The latest that was charged; 0 before the first. */
    revision: integer().notNull().default(0),
    /** Paid beyond the price of the revision. */
    creditCents: cents('credit_cents').notNull().default(0),
    chargedAt: instant('charged_at'),
    /** Nothing is charged afterwards. */
    canceledAt: instant('canceled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.reenrollmentId] }),
    check('reenrollment_charge_amounts', sql`${table.revision} >= 0 and ${table.creditCents} >= 0`),
    check('reenrollment_charge_is_dated', sql`(${table.revision} = 0) = (${table.chargedAt} is null)`),
    tenantPolicy(),
  ],
)
