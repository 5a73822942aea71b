import { sql } from 'drizzle-orm'
import { boolean, check, date, foreignKey, index, integer, jsonb, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { Measure, Meeting, PendencyKind, Shift } from '#api/academic/reenrollment.ts'
import type { PeriodSettings } from '#api/academic/reenrollment-office.ts'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { academic } from '../academic.schema.ts'
import { institution } from '../enrollments/enrollments.schema.ts'
import { curriculum, subject } from '../situation/curriculum.schema.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Reenrollment period of an institution for one term, with its settings. */
export const reenrollmentPeriod = academic.table(
  'reenrollment_period',
  {
    periodId: integer('period_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    institutionId: integer('institution_id').notNull(),
    /** `2027/1`. */
    period: text().notNull(),
    opensAt: instant('opens_at').notNull(),
    closesAt: instant('closes_at').notNull(),
    changesUntil: instant('changes_until').notNull(),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    measure: text().$type<Measure>().notNull(),
    minimum: integer().notNull(),
    maximum: integer().notNull(),
    dependencyMaximum: integer('dependency_maximum').notNull(),
    allowsClashes: boolean('allows_clashes').notNull(),
    /** Empty for every course. */
    curriculumIds: integer('curriculum_ids').array().notNull(),
    documentKindIds: integer('document_kind_ids').array().notNull(),
    /** The rules that block. */
    rules: text().array().$type<PendencyKind[]>().notNull(),
    /** The price of one credit or hour for the whole term. */
    unitCents: integer('unit_cents').notNull(),
    fixedCents: integer('fixed_cents').notNull(),
    discountBasisPoints: integer('discount_bp').notNull(),
    installments: integer().notNull(),
    firstDueDate: date('first_due_date').notNull(),
    admissionsPerMinute: integer('admissions_per_minute').notNull(),
    revision: integer().notNull(),
  },
  (table) => [
    unique('reenrollment_period_of_tenant').on(table.tenantId, table.periodId),
    unique('reenrollment_period_term').on(table.tenantId, table.institutionId, table.period),
    foreignKey({ columns: [table.tenantId, table.institutionId], foreignColumns: [institution.tenantId, institution.institutionId] }),
    check('reenrollment_period_period', sql`${table.period} ~ '^(19|20)[0-9]{2}/[1-4]$'`),
    check('reenrollment_period_dates', sql`${table.opensAt} < ${table.closesAt} and ${table.closesAt} <= ${table.changesUntil}`),
    check('reenrollment_period_measure', sql`${table.measure} in ('credit', 'workload')`),
    check('reenrollment_period_limits', sql`${table.minimum} between 0 and ${table.maximum} and ${table.dependencyMaximum} >= 0`),
    tenantPolicy(),
  ],
)

/** Earlier settings of a period, and who changed them. */
export const reenrollmentPeriodVersion = academic.table(
  'reenrollment_period_version',
  {
    tenantId: integer('tenant_id').notNull(),
    periodId: integer('period_id').notNull(),
    revision: integer().notNull(),
    settings: jsonb().$type<PeriodSettings>().notNull(),
    /** User id; null for the first one of the demo. */
    madeBy: integer('made_by'),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.periodId, table.revision] }),
    foreignKey({
      columns: [table.tenantId, table.periodId],
      foreignColumns: [reenrollmentPeriod.tenantId, reenrollmentPeriod.periodId],
    }),
    tenantPolicy(),
  ],
)

/** The offer of one course in a period. */
export const carousel = academic.table(
  'carousel',
  {
    carouselId: integer('carousel_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    periodId: integer('period_id').notNull(),
    curriculumId: integer('curriculum_id').notNull(),
  },
  (table) => [
    unique('carousel_offer').on(table.tenantId, table.periodId, table.curriculumId),
    foreignKey({
      columns: [table.tenantId, table.periodId],
      foreignColumns: [reenrollmentPeriod.tenantId, reenrollmentPeriod.periodId],
    }),
    foreignKey({ columns: [table.tenantId, table.curriculumId], foreignColumns: [curriculum.tenantId, curriculum.curriculumId] }),
    tenantPolicy(),
  ],
)

/** A class of a subject in a period. */
export const classGroup = academic.table(
  'class_group',
  {
    groupId: integer('group_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    periodId: integer('period_id').notNull(),
    subjectId: integer('subject_id').notNull(),
    code: text().notNull(),
    shift: text().$type<Shift>().notNull(),
    teacher: text(),
    room: text(),
    meetings: jsonb().$type<Meeting[]>().notNull(),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    seats: integer().notNull(),
    isOpen: boolean('is_open').notNull(),
    revision: integer().notNull(),
  },
  (table) => [
    unique('class_group_of_tenant').on(table.tenantId, table.groupId),
    unique('class_group_code').on(table.tenantId, table.periodId, table.code),
    index('class_group_subject').on(table.tenantId, table.periodId, table.subjectId),
    foreignKey({
      columns: [table.tenantId, table.periodId],
      foreignColumns: [reenrollmentPeriod.tenantId, reenrollmentPeriod.periodId],
    }),
    foreignKey({ columns: [table.tenantId, table.subjectId], foreignColumns: [subject.tenantId, subject.subjectId] }),
    check('class_group_shift', sql`${table.shift} in ('morning', 'afternoon', 'evening')`),
    check('class_group_seats', sql`${table.seats} >= 0`),
    check('class_group_dates', sql`${table.startsOn} < ${table.endsOn}`),
    tenantPolicy(),
  ],
)

/** A subject that has to be passed before another one, or taken with it. */
export const subjectRequirement = academic.table(
  'subject_requirement',
  {
    tenantId: integer('tenant_id').notNull(),
    subjectId: integer('subject_id').notNull(),
    requiredSubjectId: integer('required_subject_id').notNull(),
    kind: text().$type<'prerequisite' | 'corequisite'>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.subjectId, table.requiredSubjectId] }),
    foreignKey({ columns: [table.tenantId, table.subjectId], foreignColumns: [subject.tenantId, subject.subjectId] }),
    foreignKey({ columns: [table.tenantId, table.requiredSubjectId], foreignColumns: [subject.tenantId, subject.subjectId] }),
    check('subject_requirement_kind', sql`${table.kind} in ('prerequisite', 'corequisite')`),
    check('subject_requirement_other', sql`${table.subjectId} <> ${table.requiredSubjectId}`),
    tenantPolicy(),
  ],
)
