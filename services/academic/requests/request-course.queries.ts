import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { EnrollmentStatus } from '#api/academic/academic-situation.ts'
import type { RequestEnrollment } from '#api/academic/requests.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import type { CallerScope } from '../access/scopes.ts'
import { enrollmentsInScope } from '../enrollments/enrollments.queries.ts'

/** A course for which a request is made. */
export interface Course extends RequestEnrollment {
  institutionId: number
  curriculumId: number
  status: EnrollmentStatus
  student: string
}

const columns = sql`e.enrollment_id as "enrollmentId", e.academic_record as "academicRecord", e.course, i.name as institution,
  e.institution_id as "institutionId", e.curriculum_id as "curriculumId", e.status, e.student_name as student`

/** Active ones first, then the newest. */
export function listCourses(client: pg.ClientBase, scope: CallerScope): Promise<Course[]> {
  return query<Course>(
    client,
    sql`select ${columns} from academic.enrollment e
      join academic.institution i on i.tenant_id = e.tenant_id and i.institution_id = e.institution_id
      where ${enrollmentsInScope(scope)} order by e.status <> 'active', e.started_on desc, e.enrollment_id`,
  )
}

/** Throws NOT_FOUND when missing or not the caller's. */
export async function requireCourse(client: pg.ClientBase, scope: CallerScope, enrollmentId: number): Promise<Course> {
  const course = (await listCourses(client, scope)).find((one) => one.enrollmentId === enrollmentId)
  if (!course) throw new DomainError('NOT_FOUND')
  return course
}

export const shownCourse = ({ enrollmentId, academicRecord, course, institution }: RequestEnrollment): RequestEnrollment => ({
  enrollmentId,
  academicRecord,
  course,
  institution,
})
