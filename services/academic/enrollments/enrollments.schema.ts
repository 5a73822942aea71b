import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { EnrollmentStatus } from '#api/academic/academic-situation.ts'
import { normalizedSql } from '../../platform/normalized-text.ts'
import { listViewTable } from '../../platform/list-view-table.ts'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { academic } from '../academic.schema.ts'
import { curriculum } from '../situation/curriculum.schema.ts'

export const institution = academic.table(
  'institution',
  {
    institutionId: integer('institution_id').notNull(),
    tenantId: integer('tenant_id').notNull(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.institutionId] }), tenantPolicy()],
)

/** One person in one course. */
export const enrollment = academic.table(
  'enrollment',
  {
    enrollmentId: integer('enrollment_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    institutionId: integer('institution_id').notNull(),
    /** User id; null for students without an account. */
    userId: integer('user_id'),
    studentName: text('student_name').notNull(),
    /** The name without case and accents, by which lists are searched and sorted. */
    nameKey: text('name_key')
      .notNull()
      .generatedAlwaysAs(sql.raw(normalizedSql('student_name'))),
    taxId: text('tax_id').notNull(),
    academicRecord: text('academic_record').notNull(),
    course: text().notNull(),
    curriculumId: integer('curriculum_id').notNull(),
    status: text().$type<EnrollmentStatus>().notNull(),
    startedOn: date('started_on').notNull(),
    endedOn: date('ended_on'),
  },
  (table) => [
    uniqueIndex('enrollment_record').on(table.tenantId, table.academicRecord),
    unique('enrollment_of_tenant').on(table.tenantId, table.enrollmentId),
    index('enrollment_user').on(table.tenantId, table.userId),
    foreignKey({ columns: [table.tenantId, table.institutionId], foreignColumns: [institution.tenantId, institution.institutionId] }),
    foreignKey({ columns: [table.tenantId, table.curriculumId], foreignColumns: [curriculum.tenantId, curriculum.curriculumId] }),
    check('enrollment_status', sql`${table.status} in ('active', 'locked', 'dropped', 'concluded', 'canceled')`),
    check('enrollment_end', sql`(${table.status} = 'active') = (${table.endedOn} is null)`),
    tenantPolicy(),
  ],
)

/** Ordered lists of documents and requests. */
export const listView = listViewTable(academic)
