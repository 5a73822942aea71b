import { bigint, date, index, integer, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CardRecord } from '../../services/financial/payments/cards/card-acquirer.ts'
import type { CardOutcome } from './cards/test-cards.ts'

/* Data of simulated external parties. No tenant and no row-level security: services never read it, they use the ports. */
export const sandboxSchema = pgSchema('sandbox')

export const charge = sandboxSchema.table(
  'charge',
  {
    txid: text().primaryKey(),
    status: text().$type<'active' | 'completed' | 'removed'>().notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    receiverName: text('receiver_name').notNull(),
    payerName: text('payer_name').notNull(),
    description: text().notNull(),
    brCode: text('br_code').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('charge_created').on(table.createdAt)],
)

export const pix = sandboxSchema.table(
  'pix',
  {
    endToEndId: text('end_to_end_id').primaryKey(),
    txid: text()
      .notNull()
      .references(() => charge.txid),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('pix_charge').on(table.txid), index('pix_paid').on(table.paidAt)],
)

export const slip = sandboxSchema.table(
  'slip',
  {
    ourNumber: text('our_number').primaryKey(),
    status: text().$type<'registered' | 'paid' | 'canceled'>().notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    beneficiaryName: text('beneficiary_name').notNull(),
    payerName: text('payer_name').notNull(),
    barcode: text().notNull(),
    dueOn: date('due_on').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('slip_created').on(table.createdAt)],
)

export const slipPayment = sandboxSchema.table(
  'slip_payment',
  {
    paymentNumber: text('payment_number').primaryKey(),
    ourNumber: text('our_number')
      .notNull()
      .references(() => slip.ourNumber),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('slip_payment_slip').on(table.ourNumber), index('slip_payment_paid').on(table.paidAt)],
)

/** The card itself is not stored: its number determined the outcome. */
export const cardToken = sandboxSchema.table('card_token', {
  token: text().primaryKey(),
  brand: text().notNull(),
  lastFour: text('last_four').notNull(),
  outcome: text().$type<CardOutcome>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** An order voided before creation has no card or amount. */
export const cardOrder = sandboxSchema.table(
  'card_order',
  {
    orderId: text('order_id').primaryKey(),
    status: text().$type<CardRecord['status']>().notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    installments: integer().notNull(),
    descriptor: text().notNull(),
    brand: text().notNull(),
    lastFour: text('last_four').notNull(),
    denial: text().$type<CardRecord['denial']>(),
    captureId: text('capture_id').unique(),
    capturedAt: timestamp('captured_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('card_order_created').on(table.createdAt), index('card_order_captured').on(table.capturedAt)],
)

/** Numbers of invoices. Those of the demo's past invoices are lower. */
export const invoiceNumber = sandboxSchema.sequence('invoice_number', { startWith: 10_000_001 })

/** An invoice voided before it was issued has no number. */
export const invoice = sandboxSchema.table('invoice', {
  reference: uuid().primaryKey(),
  number: text().unique(),
  issueDate: date('issue_date'),
  verificationCode: text('verification_code'),
  providerTaxId: text('provider_tax_id'),
  customerName: text('customer_name'),
  description: text(),
  amountCents: bigint('amount_cents', { mode: 'number' }),
  voidedAt: timestamp('voided_at', { withTimezone: true }),
})

export const samlKey = sandboxSchema.table('saml_key', {
  id: integer().primaryKey(),
  /** PKCS #8, PEM. */
  privateKey: text('private_key').notNull(),
})

export const mail = sandboxSchema.table(
  'mail',
  {
    id: uuid().primaryKey(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
  },
  (table) => [index('mail_sent').on(table.sentAt)],
)

export const applicationState = sandboxSchema.table('application_state', {
  alias: text().primaryKey(),
  state: text().$type<'healthy' | 'slow' | 'failing'>().notNull(),
})
