import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, boolean, check, date, index, integer, jsonb, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { KeptLine } from '../campaigns/campaign-terms.queries.ts'
import type { BankEnd, DenialReason, PaymentMethodType, PaymentStatus } from '#api/financial/payments.ts'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { cents, financial, instant } from '../database/columns.schema.ts'
import { bankAccount } from '../banks/banks.schema.ts'
import { campaign } from '../campaigns/campaigns.schema.ts'
import { payerAccess } from '../payer-access/payer-access.schema.ts'
import { paymentLink } from '../payment-links/payment-links.schema.ts'
import { creditUse } from '../credits/credits.schema.ts'
import { institution, debt } from '../debts/debts.schema.ts'

/** State of a charge at the acquirer; reconciliation completes `requested` and `removing`. */
export type ChargeState = 'requested' | 'registered' | 'removing' | 'removed'

export const paymentSetting = financial.table(
  'payment_setting',
  {
    institutionId: integer('institution_id')
      .primaryKey()
      .references(() => institution.institutionId),
    tenantId: integer('tenant_id').notNull(),
    /** In display order. */
    methods: text().array().$type<PaymentMethodType[]>().notNull(),
    /** Where slips are registered. */
    slipAccountId: integer('slip_account_id').references(() => bankAccount.accountId),
    cardKey: text('card_key'),
    maxInstallments: integer('max_installments').notNull().default(1),
    minInstallmentCents: cents('min_installment_cents').notNull().default(0),
    leavesApproved: boolean('leaves_approved').notNull().default(false),
  },
  () => [
    check('payment_setting_slip', sql`not 'bank_slip' = any(methods) or slip_account_id is not null`),
    check('payment_setting_card', sql`not 'credit_card' = any(methods) or card_key is not null`),
    check('payment_setting_installments', sql`max_installments between 1 and 24 and min_installment_cents >= 0`),
    tenantPolicy(),
  ],
)

export type LedgerKind = 'settlement' | 'credit' | 'refund' | 'unassigned'

/** A payment attempt, recorded under its idempotency key before the acquirer is called. */
export const payment = financial.table(
  'payment',
  {
    paymentId: uuid('payment_id').primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    institutionId: integer('institution_id').notNull(),
    /** Null for money that staff assigned to a student who never signed in. */
    userId: integer('user_id'),
    idempotencyKey: uuid('idempotency_key').notNull(),
    method: text().$type<PaymentMethodType>().notNull().default('pix'),
    status: text().$type<PaymentStatus>().notNull(),
    chargeState: text('charge_state').$type<ChargeState>().notNull(),
    txid: text().notNull().unique(),
    amountCents: cents('amount_cents').notNull(),
    creditCents: cents('credit_cents').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    paidAt: instant('paid_at'),
    late: boolean().notNull().default(false),
    /** When it was denied or canceled; expiry is at `expires_at`. */
    endedAt: instant('ended_at'),
    /** Null until the acquirer confirms the charge. */
    brCode: text('br_code'),
    /** Last day on which the slip's amount applies. */
    slipDueOn: date('slip_due_on'),
    /** The account that the slip's number belongs to, even if the setting changes later. */
    slipAccountId: integer('slip_account_id').references(() => bankAccount.accountId),
    /** Null until the bank registers the slip. */
    slipBarcode: text('slip_barcode'),
    /** The movement by which the bank ended the slip; null while it did not. */
    bankEnd: text('bank_end').$type<BankEnd>(),
    /** The bank's codes for why it ended the slip. */
    bankEndReasons: text('bank_end_reasons'),
    /** Deleted once the acquirer has answered. */
    cardToken: text('card_token'),
    cardBrand: text('card_brand'),
    cardLastFour: text('card_last_four'),
    /** The acquirer's fingerprint of the card; kept against card testing, like the address. */
    cardFingerprint: text('card_fingerprint'),
    payerAddressHash: text('payer_address_hash'),
    installments: integer(),
    denial: text().$type<DenialReason>(),
    /** Null when the student paid directly. */
    linkId: uuid('link_id').references(() => paymentLink.linkId),
    /** The access by which a payer paid for the student. */
    payerAccessId: uuid('payer_access_id').references(() => payerAccess.accessId),
  },
  (table) => [
    unique('payment_attempt').on(table.tenantId, table.userId, table.idempotencyKey),
    index('payment_unfinished')
      .on(table.tenantId)
      .where(sql`${table.status} in ('waiting_for_payment', 'pending') or ${table.chargeState} = 'removing'`),
    // Covers the staff list's order and its count.
    index('payment_card_in_review').on(table.tenantId).where(sql`${table.method} = 'credit_card' and ${table.status} = 'pending'`),
    index('payment_card_tries').on(table.tenantId, table.createdAt).where(sql`${table.method} = 'credit_card'`),
    index('payment_newest').on(table.tenantId, table.createdAt, table.paymentId),
    index('payment_paid').on(table.tenantId, table.paidAt).where(sql`${table.paidAt} is not null`),
    index('payment_slip_barcode').on(table.slipBarcode).where(sql`${table.slipBarcode} is not null`),
    index('payment_link_charges').on(table.linkId).where(sql`${table.linkId} is not null`),
    index('payment_payer_charges').on(table.payerAccessId, table.createdAt).where(sql`${table.payerAccessId} is not null`),
    check('payment_amount', sql`${table.amountCents} > 0`),
    check('payment_method', sql`${table.method} in ('pix', 'bank_slip', 'credit_card')`),
    check('payment_slip', sql`(${table.method} = 'bank_slip') = (${table.slipDueOn} is not null)`),
    check('payment_bank_end', sql`${table.bankEnd} in ('rejected', 'written_off', 'protested')`),
    check('payment_card', sql`(${table.method} = 'credit_card') = (${table.installments} is not null)`),
    tenantPolicy(),
  ],
)

export const paymentDebt = financial.table(
  'payment_debt',
  {
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payment.paymentId),
    debtId: integer('debt_id')
      .notNull()
      .references(() => debt.debtId),
    tenantId: integer('tenant_id').notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** Civil day that the amount was computed for. */
    amountOn: date('amount_on').notNull(),
    lines: jsonb().$type<KeptLine[]>().notNull(),
    /** The campaign whose discount is in the amount. */
    campaignId: integer('campaign_id').references(() => campaign.campaignId),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.debtId] }),
    index('payment_debt_debt').on(table.debtId),
    index('payment_debt_campaign').on(table.campaignId).where(sql`${table.campaignId} is not null`),
    tenantPolicy(),
  ],
)

/** Maps a transaction id to its tenant, without row-level security: the acquirer's notifications do not name a tenant. */
export const chargeTenant = financial.table('charge_tenant', {
  txid: text().primaryKey(),
  tenantId: integer('tenant_id').notNull(),
})

/** Received money, once per end-to-end id. Append-only. */
export const receipt = financial.table(
  'receipt',
  {
    endToEndId: text('end_to_end_id').primaryKey(),
    receiptNumber: bigint('receipt_number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payment.paymentId),
    amountCents: cents('amount_cents').notNull(),
    paidAt: instant('paid_at').notNull(),
    late: boolean().notNull(),
    bookedAt: instant('booked_at').notNull(),
  },
  (table) => [
    index('receipt_payment').on(table.paymentId),
    index('receipt_by_number').on(table.tenantId, table.receiptNumber),
    index('receipt_by_day').on(table.tenantId, table.paidAt),
    tenantPolicy(),
  ],
)

/**
 * Use of received money: paid a debt, whole or in part, was kept as credit, refunded, or is of nobody yet. Append-only; sums to the receipts.
 * Below zero, what a debt was paid is taken off it again, for another debt or as credit, or an act of staff takes money from where it was: the
 * entries of an act sum to zero, and undoing it writes the same with the other sign.
 */
export const ledgerEntry = financial.table(
  'ledger_entry',
  {
    entryId: bigint('entry_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    endToEndId: text('end_to_end_id')
      .notNull()
      .references(() => receipt.endToEndId),
    /** Null for students who never signed in. */
    userId: integer('user_id'),
    /** The debt; null while it is unknown whose money it is. */
    debtId: integer('debt_id').references(() => debt.debtId),
    kind: text().$type<LedgerKind>().notNull(),
    amountCents: cents('amount_cents').notNull(),
    bookedAt: instant('booked_at').notNull(),
    /** The staff act that moved the money; null for entries that follow from the payment itself. */
    useId: uuid('use_id').references(() => creditUse.useId),
    /** The entry from which it takes money, or to which it returns money. */
    creditId: bigint('credit_id', { mode: 'number' }).references((): AnyPgColumn => ledgerEntry.entryId),
  },
  (table) => [
    index('ledger_entry_debt').on(table.tenantId, table.debtId),
    index('ledger_entry_receipt').on(table.endToEndId),
    index('ledger_entry_credits').on(table.tenantId, table.entryId).where(sql`kind = 'credit' and credit_id is null`),
    index('ledger_entry_drawn').on(table.creditId).where(sql`credit_id is not null`),
    index('ledger_entry_use').on(table.useId).where(sql`use_id is not null`),
    check('ledger_entry_kind', sql`${table.kind} in ('settlement', 'credit', 'refund', 'unassigned')`),
    check(
      'ledger_entry_amount',
      sql`${table.amountCents} > 0 or ${table.amountCents} < 0 and (kind = 'settlement' or ${table.useId} is not null)`,
    ),
    check('ledger_entry_of_debt', sql`(${table.kind} = 'unassigned') = (${table.debtId} is null)`),
    tenantPolicy(),
  ],
)

/** Bank slips to check for payment, reported by the bank or requested by the payer. Rows are kept as a record. */
export const settlementQueue = financial.table(
  'settlement_queue',
  {
    settlementId: uuid('settlement_id').primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payment.paymentId),
    requestedAt: instant('requested_at').notNull(),
    status: text().$type<'queued' | 'settled' | 'not_found'>().notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [
    index('settlement_queue_waiting').on(table.tenantId, table.requestedAt).where(sql`${table.status} = 'queued'`),
    index('settlement_queue_payment').on(table.paymentId),
    check('settlement_queue_status', sql`${table.status} in ('queued', 'settled', 'not_found')`),
    tenantPolicy(),
  ],
)

/** Payment methods with a connected adapter, written at each start; one set for the whole installation. */
export const connectedMethod = financial.table('connected_method', { method: text().$type<PaymentMethodType>().primaryKey() })

/** How far received money has been read. One row per acquirer account. */
export const reconciliation = financial.table('reconciliation', {
  account: text().primaryKey(),
  readUntil: instant('read_until').notNull(),
})
