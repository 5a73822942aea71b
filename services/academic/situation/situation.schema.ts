import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, numeric, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ActivityStatus, SubjectResult } from '#api/academic/academic-situation.ts'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { academic } from '../academic.schema.ts'
import { enrollment } from '../enrollments/enrollments.schema.ts'
import { upload } from '../uploads/uploads.schema.ts'
import { activityKind, subject } from './curriculum.schema.ts'

/** Result of a subject in one period. */
export const history = academic.table(
  'history',
  {
    historyId: integer('history_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    enrollmentId: integer('enrollment_id').notNull(),
    subjectId: integer('subject_id').notNull(),
    /** `2026/2`. */
    period: text().notNull(),
    grade: numeric({ precision: 3, scale: 1, mode: 'number' }),
    /** The average of what was graded so far of a subject in progress. */
    partialGrade: numeric('partial_grade', { precision: 3, scale: 1, mode: 'number' }),
    /** Hours missed. */
    absences: integer(),
    teacher: text(),
    result: text().$type<SubjectResult>().notNull(),
  },
  (table) => [
    index('history_enrollment').on(table.tenantId, table.enrollmentId, table.period),
    foreignKey({ columns: [table.tenantId, table.enrollmentId], foreignColumns: [enrollment.tenantId, enrollment.enrollmentId] }),
    foreignKey({ columns: [table.tenantId, table.subjectId], foreignColumns: [subject.tenantId, subject.subjectId] }),
    check('history_period', sql`${table.period} ~ '^(19|20)[0-9]{2}/[1-4]$'`),
    check('history_partial_grade', sql`${table.partialGrade} between 0 and 10`),
    check('history_grade', sql`${table.grade} between 0 and 10`),
    check(
      'history_result',
      sql`${table.result} in ('approved', 'exempt', 'in_progress', 'failed_by_grade', 'failed_by_absence', 'withdrawn')`,
    ),
    tenantPolicy(),
  ],
)

export const complementaryActivity = academic.table(
  'complementary_activity',
  {
    activityId: integer('activity_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    enrollmentId: integer('enrollment_id').notNull(),
    kindId: integer('kind_id').notNull(),
    title: text().notNull(),
    doneOn: date('done_on').notNull(),
    claimedHours: integer('claimed_hours').notNull(),
    grantedHours: integer('granted_hours'),
    status: text().$type<ActivityStatus>().notNull(),
    reason: text(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** Key of the certificate's upload; null for certificates on paper. */
    uploadKey: uuid('upload_key'),
  },
  (table) => [
    uniqueIndex('complementary_activity_upload').on(table.tenantId, table.uploadKey),
    foreignKey({ columns: [table.tenantId, table.uploadKey], foreignColumns: [upload.tenantId, upload.key] }),
    index('complementary_activity_enrollment').on(table.tenantId, table.enrollmentId),
    foreignKey({ columns: [table.tenantId, table.enrollmentId], foreignColumns: [enrollment.tenantId, enrollment.enrollmentId] }),
    foreignKey({ columns: [table.tenantId, table.kindId], foreignColumns: [activityKind.tenantId, activityKind.kindId] }),
    check('complementary_activity_status', sql`${table.status} in ('pending', 'accepted', 'refused')`),
    check('complementary_activity_granted', sql`(${table.status} = 'accepted') = (${table.grantedHours} is not null)`),
    check('complementary_activity_decided', sql`(${table.status} = 'pending') = (${table.decidedAt} is null)`),
    tenantPolicy(),
  ],
)
