import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, jsonb, numeric, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { SubjectType } from '#api/academic/academic-situation.ts'
import type { LocalizedText } from '#api/locales.ts'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { academic } from '../academic.schema.ts'

export const curriculum = academic.table(
  'curriculum',
  {
    curriculumId: integer('curriculum_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    name: text().notNull(),
    /** Required hours of elective subjects. */
    electiveWorkload: integer('elective_workload').notNull(),
    minimumGrade: numeric('minimum_grade', { precision: 3, scale: 1, mode: 'number' }).notNull(),
    /** Percent of a subject's workload that may be missed. */
    maximumAbsence: integer('maximum_absence').notNull(),
  },
  (table) => [unique('curriculum_of_tenant').on(table.tenantId, table.curriculumId), tenantPolicy()],
)

export const subject = academic.table(
  'subject',
  {
    subjectId: integer('subject_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    code: text().notNull(),
    name: text().notNull(),
    workload: integer().notNull(),
    credits: integer().notNull(),
  },
  (table) => [
    unique('subject_code').on(table.tenantId, table.code),
    unique('subject_of_tenant').on(table.tenantId, table.subjectId),
    check('subject_workload', sql`${table.workload} > 0`),
    tenantPolicy(),
  ],
)

export const curriculumSubject = academic.table(
  'curriculum_subject',
  {
    tenantId: integer('tenant_id').notNull(),
    curriculumId: integer('curriculum_id').notNull(),
    subjectId: integer('subject_id').notNull(),
    /** Term of the course to which the subject belongs. */
    term: integer().notNull(),
    type: text().$type<SubjectType>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.curriculumId, table.subjectId] }),
    foreignKey({ columns: [table.tenantId, table.curriculumId], foreignColumns: [curriculum.tenantId, curriculum.curriculumId] }),
    foreignKey({ columns: [table.tenantId, table.subjectId], foreignColumns: [subject.tenantId, subject.subjectId] }),
    check('curriculum_subject_type', sql`${table.type} in ('compulsory', 'elective', 'optional')`),
    tenantPolicy(),
  ],
)

/** Kinds of complementary activities; hours of a kind beyond its requirement do not count. */
export const activityKind = academic.table(
  'activity_kind',
  {
    kindId: integer('kind_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    curriculumId: integer('curriculum_id').notNull(),
    name: jsonb().$type<LocalizedText>().notNull(),
    requiredWorkload: integer('required_workload').notNull(),
  },
  (table) => [
    unique('activity_kind_of_tenant').on(table.tenantId, table.kindId),
    foreignKey({ columns: [table.tenantId, table.curriculumId], foreignColumns: [curriculum.tenantId, curriculum.curriculumId] }),
    tenantPolicy(),
  ],
)
