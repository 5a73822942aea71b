import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, foreignKey, index, integer, jsonb, pgSchema, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { AgreementTerms } from '#api/agreements.ts'
import type { ContractContent, ContractStatus } from '#api/contracts.ts'
import type { AmountLine, DebtType } from '#api/debts.ts'
import type { PaymentMethodType, PaymentStatus } from '#api/payments.ts'
import { tenantPolicy } from '../../platform/tenant-policy.ts'

const schema = pgSchema('financial')

const cents = (name: string) => bigint(name, { mode: 'number' })
const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Where a debt stands in the books. `overdue` is never stored: the due date and today's date say it. */
export type BookedStatus = 'open' | 'settled' | 'in_agreement' | 'canceled'

/** How far the acquirer knows of a charge; what reconciliation has left to do for it. */
export type ChargeState = 'requested' | 'registered' | 'removing' | 'removed'

/** Tenants that have financial data. Without row-level security: jobs go through all of them. */
export const tenant = schema.table('tenant', {
  tenantId: integer('tenant_id').primaryKey(),
  /** How many debts the demo seed laid; null where real data lives. */
  seededDebts: integer('seeded_debts'),
})

/** Who receives the money, and how receipts and Pix codes name it. */
export const institution = schema.table(
  'institution',
  {
    institutionId: integer('institution_id').primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    name: text().notNull(),
    /** As payers see it in their bank: at most 25 characters reach the Pix code. */
    merchantName: text('merchant_name').notNull(),
    city: text().notNull(),
    taxId: text('tax_id').notNull(),
    pixKey: text('pix_key').notNull(),
  },
  () => [tenantPolicy()],
)

/** A student in a course of an institution: one person may have several. */
export const enrollment = schema.table(
  'enrollment',
  {
    enrollmentId: integer('enrollment_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    institutionId: integer('institution_id').notNull(),
    /** The person's account; null for students who never signed in. */
    userId: integer('user_id'),
    studentName: text('student_name').notNull(),
    /** The name without accents and capitals, for sorting and searching. */
    nameKey: text('name_key').notNull().generatedAlwaysAs(sql`financial.search_key(student_name)`),
    registration: text().notNull(),
    /** CPF, digits only. */
    taxId: text('tax_id').notNull(),
    course: text().notNull(),
  },
  (table) => [
    unique('enrollment_of_tenant').on(table.tenantId, table.enrollmentId),
    index('enrollment_user').on(table.tenantId, table.userId),
    tenantPolicy(),
  ],
)

export const debt = schema.table(
  'debt',
  {
    debtId: integer('debt_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    institutionId: integer('institution_id').notNull(),
    enrollmentId: integer('enrollment_id').notNull(),
    type: text().$type<DebtType>().notNull(),
    status: text().$type<BookedStatus>().notNull(),
    competency: date().notNull(),
    dueDate: date('due_date').notNull(),
    grossCents: cents('gross_cents').notNull(),
    scholarshipCents: cents('scholarship_cents').notNull().default(0),
    scholarshipBasisPoints: integer('scholarship_bp'),
    punctualityCents: cents('punctuality_cents').notNull().default(0),
    punctualityUntil: date('punctuality_until'),
    fineBasisPoints: integer('fine_bp').notNull(),
    interestBasisPoints: integer('interest_bp').notNull(),
    /** Civil day on which the amount stopped moving: charged, agreed or canceled. Null while it is open. */
    amountOn: date('amount_on'),
    paidAt: instant('paid_at'),
    paidCents: cents('paid_cents'),
    description: text(),
  },
  (table) => [
    foreignKey({ columns: [table.tenantId, table.enrollmentId], foreignColumns: [enrollment.tenantId, enrollment.enrollmentId] }),
    index('debt_enrollment').on(table.tenantId, table.enrollmentId),
    index('debt_competency').on(table.tenantId, table.competency),
    check('debt_type', sql`${table.type} in ('tuition', 'service', 'agreement')`),
    check('debt_status', sql`${table.status} in ('open', 'settled', 'in_agreement', 'canceled')`),
    // What keeps the amount payable from ever being negative.
    check(
      'debt_amounts',
      sql`${table.scholarshipCents} >= 0 and ${table.punctualityCents} >= 0
        and ${table.grossCents} >= ${table.scholarshipCents} + ${table.punctualityCents}
        and ${table.fineBasisPoints} between 0 and 10000 and ${table.interestBasisPoints} between 0 and 10000`,
    ),
    check('debt_punctuality', sql`${table.punctualityCents} = 0 or ${table.punctualityUntil} <= ${table.dueDate}`),
    check('debt_open_moves', sql`(${table.status} = 'open') = (${table.amountOn} is null)`),
    check('debt_settled_is_paid', sql`(${table.status} = 'settled') = (${table.paidAt} is not null and ${table.paidCents} is not null)`),
    tenantPolicy(),
  ],
)

/** How an institution is paid: what it offers, and where slips are registered. */
export const paymentSetting = schema.table(
  'payment_setting',
  {
    institutionId: integer('institution_id').primaryKey().references(() => institution.institutionId),
    tenantId: integer('tenant_id').notNull(),
    /** In the order in which people are offered them. */
    methods: text().array().$type<PaymentMethodType[]>().notNull(),
    /** COMPE code of the bank that registers slips. */
    slipBank: text('slip_bank'),
    /** The institution's number at that bank (convênio), seven digits. */
    slipAgreement: text('slip_agreement'),
    /** Branch and account of the beneficiary, as slips print them. */
    slipAccount: text('slip_account'),
  },
  () => [
    check('payment_setting_slip', sql`not 'bank_slip' = any(methods) or (slip_bank ~ '^[0-9]{3}$' and slip_agreement ~ '^[0-9]{7}$' and slip_account is not null)`),
    tenantPolicy(),
  ],
)

/** An attempt to pay, recorded under its idempotency key before the acquirer is called. */
export const payment = schema.table(
  'payment',
  {
    paymentId: uuid('payment_id').primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    institutionId: integer('institution_id').notNull(),
    userId: integer('user_id').notNull(),
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
    /** Null until the acquirer has confirmed the charge. */
    brCode: text('br_code'),
    /** The day until which the amount of a slip holds. */
    slipDueOn: date('slip_due_on'),
    /** What the bars of a slip say; null until the bank has registered it. */
    slipBarcode: text('slip_barcode'),
  },
  (table) => [
    unique('payment_attempt').on(table.tenantId, table.userId, table.idempotencyKey),
    index('payment_unfinished')
      .on(table.tenantId)
      .where(sql`${table.status} = 'waiting_for_payment' or ${table.chargeState} = 'removing'`),
    check('payment_amount', sql`${table.amountCents} > 0`),
    check('payment_method', sql`${table.method} in ('pix', 'bank_slip', 'credit_card')`),
    check('payment_slip', sql`(${table.method} = 'bank_slip') = (${table.slipDueOn} is not null)`),
    tenantPolicy(),
  ],
)

/** The debts of a payment with the amounts they had when the code was made. */
export const paymentDebt = schema.table(
  'payment_debt',
  {
    paymentId: uuid('payment_id').notNull().references(() => payment.paymentId),
    debtId: integer('debt_id').notNull().references(() => debt.debtId),
    tenantId: integer('tenant_id').notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** The civil day that the amount was computed for. */
    amountOn: date('amount_on').notNull(),
    lines: jsonb().$type<AmountLine[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.paymentId, table.debtId] }), index('payment_debt_debt').on(table.debtId), tenantPolicy()],
)

/**
 * Which tenant a transaction id belongs to. Without row-level security: the acquirer's notification names
 * no tenant, and this is all that must be known before one can be entered.
 */
export const chargeTenant = schema.table('charge_tenant', {
  txid: text().primaryKey(),
  tenantId: integer('tenant_id').notNull(),
})

/** Money that arrived, once per end-to-end id. Append-only. */
export const receipt = schema.table(
  'receipt',
  {
    endToEndId: text('end_to_end_id').primaryKey(),
    receiptNumber: bigint('receipt_number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    paymentId: uuid('payment_id').notNull().references(() => payment.paymentId),
    amountCents: cents('amount_cents').notNull(),
    paidAt: instant('paid_at').notNull(),
    late: boolean().notNull(),
    bookedAt: instant('booked_at').notNull(),
  },
  (table) => [index('receipt_payment').on(table.paymentId), tenantPolicy()],
)

/** What became of the money: settled a debt, or kept as the student's credit. Append-only; sums to the receipts. */
export const ledgerEntry = schema.table(
  'ledger_entry',
  {
    entryId: bigint('entry_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    endToEndId: text('end_to_end_id').notNull().references(() => receipt.endToEndId),
    userId: integer('user_id').notNull(),
    /** The debt that the money was meant for. */
    debtId: integer('debt_id').notNull().references(() => debt.debtId),
    kind: text().$type<'settlement' | 'credit'>().notNull(),
    amountCents: cents('amount_cents').notNull(),
    bookedAt: instant('booked_at').notNull(),
  },
  (table) => [
    index('ledger_entry_debt').on(table.tenantId, table.debtId),
    index('ledger_entry_receipt').on(table.endToEndId),
    check('ledger_entry_kind', sql`${table.kind} in ('settlement', 'credit')`),
    check('ledger_entry_amount', sql`${table.amountCents} > 0`),
    tenantPolicy(),
  ],
)

/**
 * Bank slips whose money is to be looked for: told of by the bank's return, or asked for by whoever paid. Taken in turn,
 * each once, and kept: it answers when somebody says that they paid.
 */
export const settlementQueue = schema.table(
  'settlement_queue',
  {
    settlementId: uuid('settlement_id').primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    paymentId: uuid('payment_id').notNull().references(() => payment.paymentId),
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

/** Numbers that banks know slips by, never given twice. */
export const slipNumber = schema.sequence('slip_number', { maxValue: 9_999_999_999 })

/** Up to when the acquirer's list of received money has been read. One row per acquirer account. */
export const reconciliation = schema.table('reconciliation', {
  account: text().primaryKey(),
  readUntil: instant('read_until').notNull(),
})

/* Agreements */

/** On what terms an institution negotiates overdue debts; without a row it makes no agreements. */
export const agreementSetting = schema.table(
  'agreement_setting',
  {
    institutionId: integer('institution_id').primaryKey().references(() => institution.institutionId),
    tenantId: integer('tenant_id').notNull(),
    debtTypes: text('debt_types').array().$type<DebtType[]>().notNull(),
    /** Days that a debt must be overdue. */
    expiredDays: integer('expired_days').notNull(),
    /** Interest a month of the time in which installments are paid. */
    futureInterestBasisPoints: integer('future_interest_bp').notNull(),
    debtOfficeBasisPoints: integer('debt_office_bp').notNull(),
    /** Days that the first installment may be late before the agreement is canceled. */
    cancelAfterDays: integer('cancel_after_days').notNull().default(10),
    terms: jsonb().$type<AgreementTerms['text']>().notNull(),
    termsVersion: integer('terms_version').notNull(),
  },
  (table) => [
    check(
      'agreement_setting_bounds',
      sql`${table.expiredDays} >= 1 and ${table.cancelAfterDays} >= 1
        and ${table.futureInterestBasisPoints} between 0 and 10000 and ${table.debtOfficeBasisPoints} between 0 and 10000`,
    ),
    // Canceling an agreement opens its debts again: they must not be installments of another one.
    check('agreement_setting_types', sql`not 'agreement' = any(${table.debtTypes})`),
    tenantPolicy(),
  ],
)

/** A way to pay an agreement. */
export const agreementPlan = schema.table(
  'agreement_plan',
  {
    planId: integer('plan_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    institutionId: integer('institution_id').notNull().references(() => agreementSetting.institutionId),
    description: text().notNull(),
    installmentCount: integer('installment_count').notNull(),
    minimumCents: cents('minimum_cents').notNull(),
    maximumCents: cents('maximum_cents').notNull(),
    minimumInstallmentCents: cents('minimum_installment_cents').notNull(),
    daysDueFirstDebt: integer('days_due_first_debt').notNull(),
    /** The one type of debts that it is for; null for all of the setting. */
    debtType: text('debt_type').$type<DebtType>(),
    paymentMethods: text('payment_methods').array().$type<PaymentMethodType[]>().notNull(),
  },
  (table) => [
    index('agreement_plan_institution').on(table.tenantId, table.institutionId),
    check(
      'agreement_plan_bounds',
      sql`${table.installmentCount} between 1 and 120 and ${table.daysDueFirstDebt} between 0 and 90
        and ${table.minimumCents} >= 0 and ${table.maximumCents} >= ${table.minimumCents} and ${table.minimumInstallmentCents} >= 0`,
    ),
    tenantPolicy(),
  ],
)

/** Overdue debts of an enrollment that were replaced by installments. */
export const agreement = schema.table(
  'agreement',
  {
    agreementId: integer('agreement_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    institutionId: integer('institution_id').notNull(),
    enrollmentId: integer('enrollment_id').notNull(),
    /** Who made it, and under which key; null for what was made outside the portal. */
    userId: integer('user_id'),
    idempotencyKey: uuid('idempotency_key'),
    planId: integer('plan_id'),
    madeAt: instant('made_at').notNull(),
    grossCents: cents('gross_cents').notNull(),
    officeCents: cents('office_cents').notNull(),
    futureInterestCents: cents('future_interest_cents').notNull(),
    totalCents: cents('total_cents').notNull(),
    cancelAfterDays: integer('cancel_after_days').notNull(),
    /** The terms that were accepted when it was made. */
    termsVersion: integer('terms_version'),
    canceledAt: instant('canceled_at'),
  },
  (table) => [
    foreignKey({ columns: [table.tenantId, table.enrollmentId], foreignColumns: [enrollment.tenantId, enrollment.enrollmentId] }),
    unique('agreement_attempt').on(table.tenantId, table.userId, table.idempotencyKey),
    index('agreement_enrollment').on(table.tenantId, table.enrollmentId),
    index('agreement_made').on(table.tenantId, table.madeAt),
    check(
      'agreement_amounts',
      sql`${table.grossCents} > 0 and ${table.officeCents} >= 0 and ${table.futureInterestCents} >= 0
        and ${table.totalCents} = ${table.grossCents} + ${table.officeCents} + ${table.futureInterestCents}`,
    ),
    tenantPolicy(),
  ],
)

/** The debts that an agreement replaced, with what they came to on that day. */
export const agreementDebt = schema.table(
  'agreement_debt',
  {
    agreementId: integer('agreement_id').notNull().references(() => agreement.agreementId),
    debtId: integer('debt_id').notNull().references(() => debt.debtId),
    tenantId: integer('tenant_id').notNull(),
    amountCents: cents('amount_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agreementId, table.debtId] }), index('agreement_debt_debt').on(table.debtId), tenantPolicy()],
)

/** The installments of an agreement: each a debt of type `agreement`. */
export const agreementInstallment = schema.table(
  'agreement_installment',
  {
    agreementId: integer('agreement_id').notNull().references(() => agreement.agreementId),
    number: integer().notNull(),
    debtId: integer('debt_id').notNull().unique().references(() => debt.debtId),
    tenantId: integer('tenant_id').notNull(),
    amountCents: cents('amount_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agreementId, table.number] }), check('agreement_installment_amount', sql`${table.amountCents} > 0`), tenantPolicy()],
)

// Contracts and invoices.

/** A contract's text before a student's data is filled in, such as `{{studentName}}`. */
export const contractTemplate = schema.table(
  'contract_template',
  {
    templateId: integer('template_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    /** Counted from 1 for each tenant; a text that is in use does not change, the next version takes its place. */
    version: integer().notNull(),
    content: jsonb().$type<ContractContent>().notNull(),
  },
  (table) => [unique('contract_template_version').on(table.tenantId, table.version), tenantPolicy()],
)

export const contract = schema.table(
  'contract',
  {
    contractId: integer('contract_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    institutionId: integer('institution_id').notNull(),
    enrollmentId: integer('enrollment_id').notNull(),
    number: text().notNull(),
    year: integer().notNull(),
    period: integer().notNull(),
    status: text().$type<ContractStatus>().notNull(),
    effectiveDate: date('effective_date').notNull(),
    endDate: date('end_date').notNull(),
    /** What the course costs a month in the period, which the text names. */
    monthlyCents: cents('monthly_cents').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.tenantId, table.enrollmentId], foreignColumns: [enrollment.tenantId, enrollment.enrollmentId] }),
    unique('contract_number').on(table.tenantId, table.number),
    index('contract_enrollment').on(table.tenantId, table.enrollmentId),
    check('contract_status', sql`${table.status} in ('waitingAcceptance', 'active', 'notAvailable', 'finished', 'canceled', 'inactive')`),
    check('contract_term', sql`${table.effectiveDate} <= ${table.endDate}`),
    tenantPolicy(),
  ],
)

/** What was offered to a student, word by word; the latest of a contract is the one to accept. Append-only. */
export const contractOffer = schema.table(
  'contract_offer',
  {
    contentId: integer('content_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    contractId: integer('contract_id').notNull().references(() => contract.contractId),
    templateId: integer('template_id').notNull().references(() => contractTemplate.templateId),
    content: jsonb().$type<ContractContent>().notNull(),
    /** SHA-256 of the canonical content. */
    hash: text().notNull(),
    offeredAt: instant('offered_at').notNull(),
  },
  (table) => [index('contract_offer_contract').on(table.tenantId, table.contractId), tenantPolicy()],
)

/** Who accepted which content, and when. Append-only. */
export const contractAcceptance = schema.table(
  'contract_acceptance',
  {
    /** A contract is accepted once. */
    contractId: integer('contract_id').primaryKey().references(() => contract.contractId),
    tenantId: integer('tenant_id').notNull(),
    contentId: integer('content_id').notNull().references(() => contractOffer.contentId),
    userId: integer('user_id').notNull(),
    name: text().notNull(),
    /** A CPF with only its middle shown: the proof is passed on. */
    maskedTaxId: text('masked_tax_id').notNull(),
    hash: text().notNull(),
    acceptedAt: instant('accepted_at').notNull(),
  },
  () => [tenantPolicy()],
)

/** An invoice of a debt. Whether it is settled is the debt's to say. */
export const invoice = schema.table(
  'invoice',
  {
    invoiceId: integer('invoice_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    debtId: integer('debt_id').notNull().references(() => debt.debtId),
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
