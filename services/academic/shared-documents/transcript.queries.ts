import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { AcademicEnrollment } from '#api/academic/academic-situation.ts'
import type { Transcript } from '#api/academic/shared-documents.ts'
import { readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import type { CallerScope } from '../access/scopes.ts'
import { enrollmentsInScope } from '../enrollments/enrollments.queries.ts'
import { curriculumProgress, histories, type HistoryRow } from '../situation/situation.queries.ts'

interface EnrolledRow extends AcademicEnrollment {
  institutionId: number
  curriculumId: number
  student: string
  taxId: string
}

/** Returns the transcript and its institution. Throws NOT_FOUND when missing or not the caller's. @param issuedOn civil date */
export async function readTranscript(
  pool: pg.Pool,
  scope: CallerScope,
  enrollmentId: number,
  issuedOn: string,
): Promise<Transcript & { institutionId: number }> {
  const { tenantId } = scope
  const [found, progress] = await Promise.all([
    readTenant(pool, tenantId, async ({ client }) => {
      const [row] = await query<EnrolledRow>(
        client,
        sql`select e.enrollment_id as "enrollmentId", e.academic_record as "academicRecord", e.course, i.name as institution, e.status,
            e.started_on as "startedOn", e.ended_on as "endedOn", e.institution_id as "institutionId", e.curriculum_id as "curriculumId",
            e.student_name as student, e.tax_id as "taxId"
          from academic.enrollment e join academic.institution i on i.tenant_id = e.tenant_id and i.institution_id = e.institution_id
          where ${enrollmentsInScope(scope)} and e.enrollment_id = ${enrollmentId}`,
      )
      if (!row) throw new DomainError('NOT_FOUND')
      const ofEnrollment = sql`h.tenant_id = ${tenantId} and h.enrollment_id = ${enrollmentId} order by h.period, s.name, h.history_id`
      return { row, histories: await query<HistoryRow>(client, histories(row.curriculumId, ofEnrollment)) }
    }),
    curriculumProgress(pool, scope, enrollmentId),
  ])
  const { student, taxId, institutionId, curriculumId: _, ...enrollment } = found.row
  return { enrollment, student, taxId, histories: found.histories, progress, issuedOn, institutionId }
}
