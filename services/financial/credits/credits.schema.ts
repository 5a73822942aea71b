import { sql } from 'drizzle-orm'
import { check, date, index, integer, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { CreditUseKind, RefundWay } from '#api/financial/credits.ts'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { bankAccount } from '../banks/banks.schema.ts'
import { cents, financial, instant } from '../database/columns.schema.ts'
import { debt, enrollment } from '../debts/debts.schema.ts'

/** `assignment` gives money that nobody was known for to a student. */
export type StoredUseKind = CreditUseKind | 'assignment'

/**
 * What staff did with money that settled nothing. One that was undone stays on record; where its money went and went back is in the ledger.
 */
export const creditUse = financial.table(
  'credit_use',
  {
    useId: uuid('use_id').primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    institutionId: integer('institution_id').notNull(),
    /** The enrollment of the student who owns the money. */
    enrollmentId: integer('enrollment_id')
      .notNull()
      .references(() => enrollment.enrollmentId),
    kind: text().$type<StoredUseKind>().notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** Null for a refund. */
    debtId: integer('debt_id').references(() => debt.debtId),
    /** The amounts of the debt before the act, which an undo restores; null where it had not been paid in part. */
    partCents: cents('part_cents'),
    restCents: cents('rest_cents'),
    restOfCents: cents('rest_of_cents'),
    /** The account of the bank's entry that was assigned, and the id that the entry is booked under. */
    accountId: integer('account_id').references(() => bankAccount.accountId),
    bankEntryId: text('bank_entry_id'),
    way: text().$type<RefundWay>(),
    /** Pix key, account, or who took the cash. */
    destination: text(),
    refundedOn: date('refunded_on'),
    reference: text(),
    /** The proof's name in the file store, followed by its sender's name for it. */
    proofName: text('proof_name'),
    proofTitle: text('proof_title'),
    note: text(),
    /** User ids. */
    madeBy: integer('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
    idempotencyKey: uuid('idempotency_key').notNull(),
    undoneBy: integer('undone_by'),
    undoneAt: instant('undone_at'),
    undoneNote: text('undone_note'),
  },
  (table) => [
    unique('credit_use_attempt').on(table.tenantId, table.madeBy, table.idempotencyKey),
    index('credit_use_enrollment').on(table.tenantId, table.enrollmentId),
    index('credit_use_debt').on(table.debtId).where(sql`debt_id is not null`),
    uniqueIndex('credit_use_assigned').on(table.accountId, table.bankEntryId).where(sql`kind = 'assignment' and undone_at is null`),
    check('credit_use_kind', sql`kind in ('application', 'refund', 'assignment')`),
    check('credit_use_amount', sql`amount_cents > 0`),
    check('credit_use_debt_of', sql`(kind = 'refund') = (debt_id is null)`),
    check('credit_use_entry', sql`(kind = 'assignment') = (bank_entry_id is not null) and (account_id is null) = (bank_entry_id is null)`),
    check(
      'credit_use_refund',
      sql`(kind = 'refund') = (way is not null and destination is not null and refunded_on is not null)
        and (kind <> 'refund' or reference is not null or proof_name is not null)`,
    ),
    check('credit_use_way', sql`way in ('pix', 'account', 'cash')`),
    check('credit_use_undone', sql`(undone_by is null) = (undone_at is null)`),
    tenantPolicy(),
  ],
)
