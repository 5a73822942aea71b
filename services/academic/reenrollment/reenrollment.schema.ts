import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type {
  EnrollmentPrice,
  ExceptionKind,
  PendencyKind,
  ReenrollmentStatus,
  SeatStatus,
  SubjectList,
} from '#api/academic/reenrollment.ts'
import type { ConfirmOutcome } from '#api/academic/reenrollment-calls.ts'
import type { ReenrollmentEvent } from '#api/academic/reenrollment-office.ts'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { academic } from '../academic.schema.ts'
import { enrollment } from '../enrollments/enrollments.schema.ts'
import { subject } from '../situation/curriculum.schema.ts'
import { classGroup, reenrollmentPeriod } from './offer.schema.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** The latest request under `confirmKey` and its outcome, so that a repeated request gets the same answer. */
export interface LastConfirmation {
  revision: number
  expectedTotal: number
  /** Null where the choice was confirmed. */
  lost: Extract<ConfirmOutcome, { outcome: 'lost' }>['classes'] | null
}

/** Reenrollment of one enrollment in one period, from the first choice until the first debt is paid. */
export const reenrollment = academic.table(
  'reenrollment',
  {
    reenrollmentId: uuid('reenrollment_id').primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    institutionId: integer('institution_id').notNull(),
    periodId: integer('period_id').notNull(),
    enrollmentId: integer('enrollment_id').notNull(),
    /** User id; null for students without an account. */
    userId: integer('user_id'),
    status: text().$type<ReenrollmentStatus>().notNull(),
    /** Number of changes of the choice. */
    revision: integer().notNull(),
    /** When changing of the confirmed choice began. */
    changingSince: instant('changing_since'),
    /** The price as it was confirmed last. */
    price: jsonb().$type<EnrollmentPrice>(),
    /** The idempotency keys of the confirmation and of the generation of the payment. */
    confirmKey: uuid('confirm_key'),
    paymentKey: uuid('payment_key'),
    lastConfirmation: jsonb('last_confirmation').$type<LastConfirmation>(),
    /** Number of confirmations, used as the revision that finance charges. */
    confirmations: integer().notNull(),
    /** Ids in the financial service: the term's contract, its enrollment, and the debt to be paid first. */
    contractId: integer('contract_id'),
    financialEnrollmentId: integer('financial_enrollment_id'),
    firstDebtId: integer('first_debt_id'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    /** When the first debt was paid. */
    completedAt: instant('completed_at'),
  },
  (table) => [
    unique('reenrollment_of_tenant').on(table.tenantId, table.reenrollmentId),
    unique('reenrollment_enrollment').on(table.tenantId, table.periodId, table.enrollmentId),
    unique('reenrollment_confirm_key').on(table.tenantId, table.confirmKey),
    unique('reenrollment_payment_key').on(table.tenantId, table.paymentKey),
    index('reenrollment_status').on(table.tenantId, table.periodId, table.status),
    foreignKey({ columns: [table.tenantId, table.enrollmentId], foreignColumns: [enrollment.tenantId, enrollment.enrollmentId] }),
    foreignKey({
      columns: [table.tenantId, table.periodId],
      foreignColumns: [reenrollmentPeriod.tenantId, reenrollmentPeriod.periodId],
    }),
    check(
      'reenrollment_status_known',
      sql`${table.status} in ('choosing', 'confirmed', 'processing', 'awaiting_payment', 'completed', 'canceled', 'expired')`,
    ),
    tenantPolicy(),
  ],
)

/** A seat of a class: held until an instant, then free for others; or taken for the term. */
export const reenrollmentSeat = academic.table(
  'reenrollment_seat',
  {
    tenantId: integer('tenant_id').notNull(),
    reenrollmentId: uuid('reenrollment_id').notNull(),
    groupId: integer('group_id').notNull(),
    subjectId: integer('subject_id').notNull(),
    list: text().$type<SubjectList>().notNull(),
    status: text().$type<SeatStatus>().notNull(),
    heldUntil: instant('held_until'),
    isProlonged: boolean('is_prolonged').notNull(),
    chosenAt: instant('chosen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.reenrollmentId, table.groupId] }),
    uniqueIndex('reenrollment_seat_subject')
      .on(table.tenantId, table.reenrollmentId, table.subjectId)
      .where(sql`${table.status} <> 'dropping'`),
    index('reenrollment_seat_group').on(table.tenantId, table.groupId, table.heldUntil),
    foreignKey({ columns: [table.tenantId, table.reenrollmentId], foreignColumns: [reenrollment.tenantId, reenrollment.reenrollmentId] }),
    foreignKey({ columns: [table.tenantId, table.groupId], foreignColumns: [classGroup.tenantId, classGroup.groupId] }),
    check('reenrollment_seat_status', sql`${table.status} in ('held', 'taken', 'dropping')`),
    check('reenrollment_seat_held', sql`(${table.status} = 'held') = (${table.heldUntil} is not null)`),
    tenantPolicy(),
  ],
)

/** A place on the waiting list of a class. Students who are offered a seat hold it for longer. */
export const classWaiting = academic.table(
  'class_waiting',
  {
    waitingId: integer('waiting_id').primaryKey().generatedAlwaysAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    groupId: integer('group_id').notNull(),
    reenrollmentId: uuid('reenrollment_id').notNull(),
    list: text().$type<SubjectList>().notNull(),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    unique('class_waiting_once').on(table.tenantId, table.groupId, table.reenrollmentId),
    foreignKey({ columns: [table.tenantId, table.reenrollmentId], foreignColumns: [reenrollment.tenantId, reenrollment.reenrollmentId] }),
    foreignKey({ columns: [table.tenantId, table.groupId], foreignColumns: [classGroup.tenantId, classGroup.groupId] }),
    tenantPolicy(),
  ],
)

/** When each student may begin, in order of arrival. */
export const reenrollmentAdmission = academic.table(
  'reenrollment_admission',
  {
    tenantId: integer('tenant_id').notNull(),
    periodId: integer('period_id').notNull(),
    enrollmentId: integer('enrollment_id').notNull(),
    admittedAt: instant('admitted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.periodId, table.enrollmentId] }),
    index('reenrollment_admission_order').on(table.tenantId, table.periodId, table.admittedAt),
    tenantPolicy(),
  ],
)

/** When the next arriving student may begin. */
export const admissionClock = academic.table(
  'admission_clock',
  { tenantId: integer('tenant_id').notNull(), periodId: integer('period_id').notNull(), nextAt: instant('next_at').notNull() },
  (table) => [primaryKey({ columns: [table.tenantId, table.periodId] }), tenantPolicy()],
)

export const reenrollmentException = academic.table(
  'reenrollment_exception',
  {
    exceptionId: integer('exception_id').primaryKey().generatedAlwaysAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    periodId: integer('period_id').notNull(),
    enrollmentId: integer('enrollment_id').notNull(),
    kind: text().$type<ExceptionKind>().notNull(),
    units: integer(),
    subjectId: integer('subject_id'),
    pendency: text().$type<PendencyKind>(),
    reason: text().notNull(),
    /** User id. */
    madeBy: integer('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    index('reenrollment_exception_enrollment').on(table.tenantId, table.periodId, table.enrollmentId),
    foreignKey({ columns: [table.tenantId, table.enrollmentId], foreignColumns: [enrollment.tenantId, enrollment.enrollmentId] }),
    foreignKey({ columns: [table.tenantId, table.subjectId], foreignColumns: [subject.tenantId, subject.subjectId] }),
    check(
      'reenrollment_exception_kind',
      sql`(${table.kind} = 'limit_raised') = (${table.units} is not null) and (${table.kind} = 'prerequisite_waived') = (${table.subjectId} is not null)
        and (${table.kind} = 'pendency_waived') = (${table.pendency} is not null)`,
    ),
    tenantPolicy(),
  ],
)

/** Events of a reenrollment, with their authors. */
export const reenrollmentEvent = academic.table(
  'reenrollment_event',
  {
    eventId: integer('event_id').primaryKey().generatedAlwaysAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    periodId: integer('period_id').notNull(),
    enrollmentId: integer('enrollment_id').notNull(),
    kind: text().$type<ReenrollmentEvent['kind']>().notNull(),
    at: instant('at').notNull(),
    by: text().$type<ReenrollmentEvent['by']>().notNull(),
    /** User id. */
    madeBy: integer('made_by'),
    groupId: integer('group_id'),
    reason: text(),
  },
  (table) => [
    index('reenrollment_event_enrollment').on(table.tenantId, table.periodId, table.enrollmentId, table.at),
    foreignKey({ columns: [table.tenantId, table.enrollmentId], foreignColumns: [enrollment.tenantId, enrollment.enrollmentId] }),
    check('reenrollment_event_by', sql`${table.by} in ('student', 'office', 'system')`),
    tenantPolicy(),
  ],
)
