import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type {
  BankFileProblem,
  BankFileStatus,
  EntryFinding,
  MovementEffect,
  ReconciliationDifference,
  ResolutionReason,
} from '#api/financial/bank-files.ts'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { bankAccount } from '../banks/banks.schema.ts'
import { cents, financial, instant } from '../database/columns.schema.ts'
import { payment, receipt } from '../payments/payments.schema.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A file returned by a bank (CNAB 240), stored once per content. */
export const bankFile = financial.table(
  'bank_file',
  {
    fileId: uuid('file_id').primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    /** The institution of the account, once it is known; before that, the one that the sender works for, if it is one. */
    institutionId: integer('institution_id'),
    accountId: integer('account_id').references(() => bankAccount.accountId),
    name: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    sha256: text().notNull(),
    status: text().$type<BankFileStatus>().notNull(),
    problems: jsonb().$type<BankFileProblem[]>().notNull().default([]),
    /** The sequence number that the bank gave the file (NSA). */
    sequence: integer(),
    generatedOn: date('generated_on'),
    sentAt: instant('sent_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    unique('bank_file_content').on(table.tenantId, table.sha256),
    index('bank_file_newest').on(table.tenantId, table.sentAt),
    check('bank_file_status', sql`status in ('reading', 'refused', 'ready', 'booking', 'booked', 'canceled')`),
    tenantPolicy(),
  ],
)

/** The file as it came, in pieces that fit in memory. */
export const bankFileChunk = financial.table(
  'bank_file_chunk',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => bankFile.fileId),
    position: integer().notNull(),
    tenantId: integer('tenant_id').notNull(),
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.position] }), tenantPolicy()],
)

/** A finding as stored. Whether less or more than the slip's amount was paid follows from the amounts. */
type StoredFinding = Exclude<EntryFinding, 'paid_less' | 'paid_more'> | 'amount_differs'

/** A pair of segments T and U. */
export const bankFileEntry = financial.table(
  'bank_file_entry',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => bankFile.fileId),
    /** The line of the entry's segment T. */
    line: integer().notNull(),
    tenantId: integer('tenant_id').notNull(),
    /** Nosso número. */
    ourNumber: text('our_number').notNull(),
    /** Código de movimento, two digits. */
    movement: text().notNull(),
    effect: text().$type<MovementEffect>().notNull().default('notice'),
    /** The bank's codes of why. */
    reasons: text().notNull().default(''),
    paidOn: date('paid_on'),
    creditedOn: date('credited_on'),
    /** The due date of the slip, as the bank has it. */
    dueOn: date('due_on'),
    /** What the payer paid. */
    amountCents: cents('amount_cents').notNull(),
    feeCents: cents('fee_cents').notNull(),
    /** The number among equal entries of the account: a slip may be paid twice. A file that is sent again has the numbers of the first. */
    ordinal: integer().notNull().default(1),
    finding: text().$type<StoredFinding>().notNull().default('no_money'),
    state: text().$type<'waiting' | 'booked' | 'left'>().notNull().default('waiting'),
    paymentId: uuid('payment_id').references(() => payment.paymentId),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.line] }),
    index('bank_file_entry_waiting').on(table.fileId, table.line).where(sql`state = 'waiting'`),
    index('bank_file_entry_finding').on(table.fileId, table.finding, table.line),
    index('bank_file_entry_payment').on(table.paymentId),
    index('bank_file_entry_number').on(table.tenantId, table.ourNumber),
    check(
      'bank_file_entry_finding_kind',
      sql`finding in ('matches', 'amount_differs', 'paid_again', 'future_day', 'to_check', 'unknown_slip', 'other_account', 'booked_before',
        'registered', 'rejected', 'written_off', 'protested', 'new_due_date', 'no_money')`,
    ),
    check('bank_file_entry_state', sql`state in ('waiting', 'booked', 'left')`),
    tenantPolicy(),
  ],
)

/** Money that the bank reported both by file and by notification; the second report is not booked. Append-only. */
export const duplicateReceipt = financial.table(
  'receipt_twin',
  {
    /** The end-to-end id in the second report. */
    endToEndId: text('end_to_end_id').primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    receiptId: text('receipt_id').notNull(),
  },
  (table) => [
    unique('receipt_twin_receipt').on(table.receiptId),
    foreignKey({ columns: [table.receiptId], foreignColumns: [receipt.endToEndId] }),
    tenantPolicy(),
  ],
)

/** A file that asks the bank to register slips. */
export const bankRemittance = financial.table(
  'bank_remittance',
  {
    remittanceId: uuid('remittance_id').primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => bankAccount.accountId),
    /** The file's sequence number within the account (NSA). */
    sequence: integer().notNull(),
    madeAt: instant('made_at').notNull(),
    slips: integer().notNull(),
    amountCents: cents('amount_cents').notNull(),
    content: text().notNull(),
  },
  (table) => [unique('bank_remittance_sequence').on(table.accountId, table.sequence), tenantPolicy()],
)

/** The slips that the bank was asked to register. */
export const bankRemittanceSlip = financial.table(
  'bank_remittance_slip',
  {
    paymentId: uuid('payment_id')
      .primaryKey()
      .references(() => payment.paymentId),
    tenantId: integer('tenant_id').notNull(),
    remittanceId: uuid('remittance_id')
      .notNull()
      .references(() => bankRemittance.remittanceId),
  },
  () => [tenantPolicy()],
)

/** Differences of a reconciliation that need no further action. A resolution that was taken back stays on record. */
export const bankDifferenceResolution = financial.table(
  'bank_difference_resolution',
  {
    resolutionId: uuid('resolution_id').primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => bankAccount.accountId),
    kind: text().$type<ReconciliationDifference['kind']>().notNull(),
    /** The id that the bank's entry is booked under, or the id of the receipt that no file reports. */
    entryId: text('entry_id').notNull(),
    reason: text().$type<ResolutionReason>().notNull(),
    note: text(),
    /** User ids. */
    resolvedBy: integer('resolved_by').notNull(),
    resolvedAt: instant('resolved_at').notNull(),
    reopenedBy: integer('reopened_by'),
    reopenedAt: instant('reopened_at'),
  },
  (table) => [
    uniqueIndex('bank_difference_resolved').on(table.accountId, table.entryId, table.kind).where(sql`reopened_at is null`),
    tenantPolicy(),
  ],
)
