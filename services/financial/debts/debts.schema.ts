import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, jsonb, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { DebtInstallment, DebtStatus, DebtType } from '#api/financial/debts.ts'
import type { LocalizedText } from '#api/locales.ts'
import type { PaymentMethodType } from '#api/financial/payments.ts'
import { listViewTable } from '../../platform/list-view-table.ts'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { cents, financial, instant } from '../database/columns.schema.ts'

/** Stored status. `overdue` is derived from the due date, never stored. */
export type BookedStatus = Exclude<DebtStatus, 'overdue'>

export const tenant = financial.table('tenant', {
  tenantId: integer('tenant_id').primaryKey(),
  /** Number of debts from the demo seed; null for real data. */
  seededDebts: integer('seeded_debts'),
})

export const institution = financial.table(
  'institution',
  {
    institutionId: integer('institution_id').primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    name: text().notNull(),
    /** The name that payers see at their bank; the Pix code takes at most 25 characters. */
    merchantName: text('merchant_name').notNull(),
    city: text().notNull(),
    taxId: text('tax_id').notNull(),
    pixKey: text('pix_key').notNull(),
  },
  () => [tenantPolicy()],
)

export const enrollment = financial.table(
  'enrollment',
  {
    enrollmentId: integer('enrollment_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    institutionId: integer('institution_id').notNull(),
    /** Null for students who never signed in. */
    userId: integer('user_id'),
    studentName: text('student_name').notNull(),
    /** The name without accents and case, for sorting and searching. */
    nameKey: text('name_key').notNull().generatedAlwaysAs(sql`financial.search_key(student_name)`),
    registration: text().notNull(),
    /** CPF, digits only. */
    taxId: text('tax_id').notNull(),
    course: text().notNull(),
    /** Name of the person responsible for payments; null for students who pay themselves. */
    responsibleName: text('responsible_name'),
  },
  (table) => [
    unique('enrollment_of_tenant').on(table.tenantId, table.enrollmentId),
    index('enrollment_user').on(table.tenantId, table.userId),
    index('enrollment_registration').on(table.tenantId, table.registration),
    tenantPolicy(),
  ],
)

export const debt = financial.table(
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
    /** Civil day on which the amount was fixed: paid, negotiated or canceled. Null while open. */
    amountOn: date('amount_on'),
    paidAt: instant('paid_at'),
    paidCents: cents('paid_cents'),
    /** The method of payment; null while unpaid, and where the institution does not say. */
    paidBy: text('paid_by').$type<PaymentMethodType>(),
    /** Amount received while the debt is open; null, like the next two, unless it is partly paid. */
    partCents: cents('part_cents'),
    /** The rest is `rest_cents` of every `rest_of_cents` of the whole debt's cost: docs/decisions/0064-what-arrives-reduces-what-is-owed.md. */
    restCents: cents('rest_cents'),
    restOfCents: cents('rest_of_cents'),
    description: jsonb().$type<Partial<LocalizedText>>(),
    /** The installment of an agreement; null for other debts. */
    installment: jsonb().$type<DebtInstallment>(),
    /** The academic service's request that waits for this debt; null for other debts. */
    requestId: uuid('request_id'),
    /** The academic service's reenrollment that this is an installment of; null, like the next two, for other debts. */
    reenrollmentId: uuid('reenrollment_id'),
    reenrollmentRevision: integer('reenrollment_revision'),
    /** Counted from 1. Not called `installment`, because that names the installments of agreements. */
    installmentNumber: integer('installment_number'),
  },
  (table) => [
    foreignKey({ columns: [table.tenantId, table.enrollmentId], foreignColumns: [enrollment.tenantId, enrollment.enrollmentId] }),
    index('debt_enrollment').on(table.tenantId, table.enrollmentId),
    index('debt_competency').on(table.tenantId, table.competency),
    // For the hourly reminder job.
    index('debt_due').on(table.tenantId, table.dueDate).where(sql`${table.status} = 'open'`),
    uniqueIndex('debt_request').on(table.tenantId, table.requestId).where(sql`${table.requestId} is not null`),
    uniqueIndex('debt_reenrollment')
      .on(table.tenantId, table.reenrollmentId, table.reenrollmentRevision, table.installmentNumber)
      .where(sql`${table.reenrollmentId} is not null`),
    check(
      'debt_reenrollment_is_tuition',
      sql`(${table.reenrollmentId} is null) = (${table.reenrollmentRevision} is null) and (${table.reenrollmentId} is null) = (${table.installmentNumber} is null)
        and (${table.reenrollmentId} is null or ${table.type} = 'tuition')`,
    ),
    check('debt_request_is_service', sql`${table.requestId} is null or ${table.type} = 'service'`),
    check('debt_type', sql`${table.type} in ('tuition', 'service', 'agreement')`),
    check('debt_status', sql`${table.status} in ('open', 'settled', 'in_agreement', 'canceled', 'in_agency', 'loss')`),
    // Guarantees that the payable amount is never negative.
    check(
      'debt_amounts',
      sql`${table.scholarshipCents} >= 0 and ${table.punctualityCents} >= 0
        and ${table.grossCents} >= ${table.scholarshipCents} + ${table.punctualityCents}
        and ${table.fineBasisPoints} between 0 and 10000 and ${table.interestBasisPoints} between 0 and 10000`,
    ),
    check('debt_punctuality', sql`${table.punctualityCents} = 0 or ${table.punctualityUntil} <= ${table.dueDate}`),
    check(
      'debt_paid_by',
      sql`${table.paidBy} is null or ${table.status} = 'settled' and ${table.paidBy} in ('pix', 'bank_slip', 'credit_card')`,
    ),
    check(
      'debt_part',
      sql`num_nulls(part_cents, rest_cents, rest_of_cents) = 3
        or num_nulls(part_cents, rest_cents, rest_of_cents) = 0 and part_cents > 0 and rest_cents between 1 and rest_of_cents and status in ('open', 'in_agreement', 'in_agency', 'loss')`,
    ),
    check('debt_open_moves', sql`(${table.status} in ('open', 'in_agency', 'loss')) = (${table.amountOn} is null)`),
    // A broken agreement ends and restores the debts that it replaced; only those are handed to an agency.
    check('debt_handed_over', sql`${table.status} not in ('in_agency', 'loss') or ${table.type} <> 'agreement'`),
    check('debt_settled_is_paid', sql`(${table.status} = 'settled') = (${table.paidAt} is not null and ${table.paidCents} is not null)`),
    tenantPolicy(),
  ],
)

/** Ordered lists of debts. */
export const listView = listViewTable(financial)
