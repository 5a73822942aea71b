import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, jsonb, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { NegotiableType, PlanMethodType } from '#api/financial/agreement-settings.ts'
import type { AgreementTerms } from '#api/financial/agreements.ts'
import type { DebtType } from '#api/financial/debts.ts'
import type { LocalizedText } from '#api/locales.ts'
import type { PaymentMethodType } from '#api/financial/payments.ts'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { bankAccount } from '../banks/banks.schema.ts'
import { cents, financial, instant } from '../database/columns.schema.ts'
import { institution, enrollment, debt } from '../debts/debts.schema.ts'
import { catalogItem, financialEvent } from '../settings/settings.schema.ts'

/** Terms on which an institution negotiates overdue debts; no row means it offers no agreements. */
export const agreementSetting = financial.table(
  'agreement_setting',
  {
    institutionId: integer('institution_id')
      .primaryKey()
      .references(() => institution.institutionId),
    tenantId: integer('tenant_id').notNull(),
    /** The id by which callers of the integration module know the setting. */
    externalId: uuid('external_id').notNull().defaultRandom(),
    debtTypes: text('debt_types').array().$type<DebtType[]>().notNull(),
    expiredDays: integer('expired_days').notNull(),
    futureInterestBasisPoints: integer('future_interest_bp').notNull(),
    debtOfficeBasisPoints: integer('debt_office_bp').notNull(),
    /** Days late after which an agreement ends, for its first installment or for `cancelAfterCount` of all. */
    cancelAfterDays: integer('cancel_after_days').notNull().default(10),
    cancelAfterCount: integer('cancel_after_count').notNull().default(2),
    /** The terms without the cancellation rule, whose text is generated from its numbers. */
    terms: jsonb().$type<AgreementTerms['text']>().notNull(),
    termsVersion: integer('terms_version').notNull(),
    /** The method by which, and the place where, the institution's own system settles the debts that agreements replace. */
    paymentMethodItem: integer('payment_method_item').references(() => catalogItem.itemId),
    paymentPlaceItem: integer('payment_place_item').references(() => catalogItem.itemId),
    /** Stored for the institution; the portal itself does not use events and template. */
    eventAdditional: integer('event_additional').references(() => financialEvent.eventId),
    eventDiscount: integer('event_discount').references(() => financialEvent.eventId),
    issueTemplate: boolean('issue_template').notNull().default(false),
    pathTemplate: text('path_template'),
    revision: integer().notNull().default(0),
  },
  (table) => [
    unique('agreement_setting_external').on(table.tenantId, table.externalId),
    check('agreement_setting_template', sql`not issue_template or path_template is not null`),
    check(
      'agreement_setting_bounds',
      sql`${table.expiredDays} >= 1 and ${table.cancelAfterDays} >= 1 and ${table.cancelAfterCount} >= 1
        and ${table.futureInterestBasisPoints} between 0 and 10000 and ${table.debtOfficeBasisPoints} between 0 and 10000`,
    ),
    // Canceling an agreement reopens its debts, so they must not be installments of another agreement.
    check('agreement_setting_types', sql`not 'agreement' = any(${table.debtTypes})`),
    tenantPolicy(),
  ],
)

export const agreementPlan = financial.table(
  'agreement_plan',
  {
    planId: integer('plan_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    institutionId: integer('institution_id')
      .notNull()
      .references(() => agreementSetting.institutionId),
    description: jsonb().$type<Partial<LocalizedText>>().notNull(),
    installmentCount: integer('installment_count').notNull(),
    minimumCents: cents('minimum_cents').notNull(),
    maximumCents: cents('maximum_cents').notNull(),
    minimumInstallmentCents: cents('minimum_installment_cents').notNull(),
    daysDueFirstDebt: integer('days_due_first_debt').notNull(),
    /** Restricts the plan to one debt type; null means every type in the setting. */
    debtType: text('debt_type').$type<NegotiableType>(),
    paymentMethods: text('payment_methods').array().$type<PlanMethodType[]>().notNull(),
    /** The account that slips of the plan's agreements are registered for; null for the institution's own. */
    bankAccountId: integer('bank_account_id').references(() => bankAccount.accountId),
    /** When the plan stopped being offered. */
    retiredAt: instant('retired_at'),
    revision: integer().notNull().default(0),
  },
  (table) => [
    check('agreement_plan_methods', sql`cardinality(payment_methods) > 0`),
    index('agreement_plan_institution').on(table.tenantId, table.institutionId),
    check(
      'agreement_plan_bounds',
      sql`${table.installmentCount} between 1 and 120 and ${table.daysDueFirstDebt} between 0 and 90
        and ${table.minimumCents} >= 0 and ${table.maximumCents} >= ${table.minimumCents} and ${table.minimumInstallmentCents} >= 0`,
    ),
    tenantPolicy(),
  ],
)

export const agreement = financial.table(
  'agreement',
  {
    agreementId: integer('agreement_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    institutionId: integer('institution_id').notNull(),
    enrollmentId: integer('enrollment_id').notNull(),
    /** Null for agreements made outside the portal. */
    userId: integer('user_id'),
    idempotencyKey: uuid('idempotency_key'),
    planId: integer('plan_id'),
    madeAt: instant('made_at').notNull(),
    grossCents: cents('gross_cents').notNull(),
    officeCents: cents('office_cents').notNull(),
    futureInterestCents: cents('future_interest_cents').notNull(),
    totalCents: cents('total_cents').notNull(),
    cancelAfterDays: integer('cancel_after_days').notNull(),
    /** Number of late installments that end the agreement; null if, by its terms, only the first installment ends it. */
    cancelAfterCount: integer('cancel_after_count'),
    termsVersion: integer('terms_version'),
    /** The methods of the plan when the agreement was made; null for agreements made outside the portal, which any method pays. */
    paymentMethods: text('payment_methods').array().$type<PaymentMethodType[]>(),
    /** The account of the plan at that time; null for the institution's own. */
    slipAccountId: integer('slip_account_id').references(() => bankAccount.accountId),
    canceledAt: instant('canceled_at'),
    /** Cents paid until the cancellation, which reduce the reopened debts or become credit; null while in force. */
    returnedCents: cents('returned_cents'),
  },
  (table) => [
    foreignKey({ columns: [table.tenantId, table.enrollmentId], foreignColumns: [enrollment.tenantId, enrollment.enrollmentId] }),
    unique('agreement_attempt').on(table.tenantId, table.userId, table.idempotencyKey),
    index('agreement_enrollment').on(table.tenantId, table.enrollmentId),
    index('agreement_made').on(table.tenantId, table.madeAt),
    index('agreement_of_plan').on(table.tenantId, table.planId),
    check(
      'agreement_amounts',
      sql`${table.grossCents} > 0 and ${table.officeCents} >= 0 and ${table.futureInterestCents} >= 0
        and ${table.totalCents} = ${table.grossCents} + ${table.officeCents} + ${table.futureInterestCents}`,
    ),
    tenantPolicy(),
  ],
)

export const agreementDebt = financial.table(
  'agreement_debt',
  {
    agreementId: integer('agreement_id')
      .notNull()
      .references(() => agreement.agreementId),
    debtId: integer('debt_id')
      .notNull()
      .references(() => debt.debtId),
    tenantId: integer('tenant_id').notNull(),
    amountCents: cents('amount_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agreementId, table.debtId] }), index('agreement_debt_debt').on(table.debtId), tenantPolicy()],
)

export const agreementInstallment = financial.table(
  'agreement_installment',
  {
    agreementId: integer('agreement_id')
      .notNull()
      .references(() => agreement.agreementId),
    number: integer().notNull(),
    debtId: integer('debt_id')
      .notNull()
      .unique()
      .references(() => debt.debtId),
    tenantId: integer('tenant_id').notNull(),
    amountCents: cents('amount_cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agreementId, table.number] }),
    check('agreement_installment_amount', sql`${table.amountCents} > 0`),
    tenantPolicy(),
  ],
)
