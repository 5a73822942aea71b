import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { AcademicEnrollment, ClassSubject, EnrollmentStatus } from '#api/academic/academic-situation.ts'
import { readTenant, type TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { folded, searchWords } from '../../platform/normalized-text.ts'
import { query } from '../../platform/query.ts'
import { getRows } from '../../platform/read-together.ts'
import type { OfficeScope, CallerScope } from '../access/scopes.ts'
import { scopeCondition } from '../../platform/scope-condition.ts'

/** For statements on `academic.enrollment e`. */
export const enrollmentsInScope = (scope: CallerScope): SQL => scopeCondition(scope, { tenant: 'e' })

/** Students of the office, on `academic.enrollment e`. */
export const withinOffice = (office: OfficeScope): SQL => scopeCondition({ ...office, userId: null }, { tenant: 'e' })

/** Condition: the student's name contains every searched word, or the registration the whole text, on `academic.enrollment e`. */
export const isStudentFound = (search: string): SQL => {
  const named = searchWords(search).map((word) => sql`strpos(e.name_key, ${folded(word)}) > 0`)
  return sql`(${named.length > 0 ? sql.join(named, sql` and `) : sql`false`} or strpos(lower(e.academic_record), lower(${search}::text)) > 0)`
}

/** Sort order by name, on `academic.enrollment e`. */
export const studentOrder = sql`e.name_key collate "C"`

/** On `academic.enrollment e`. */
const currentFirst = sql`e.status <> 'active', e.started_on desc, e.enrollment_id`

/** The courses of a person: active ones first, then the newest (GET /enrollments). */
export function listEnrollments(pool: pg.Pool, scope: CallerScope): Promise<AcademicEnrollment[]> {
  return readTenant(pool, scope.tenantId, (transaction) => getEnrollments(transaction, scope))
}

/** `listEnrollments` within a transaction. */
export async function getEnrollments(transaction: TenantTransaction, scope: CallerScope): Promise<AcademicEnrollment[]> {
  const rows = await transaction.read(
    getRows<AcademicEnrollment>(
      sql`select e.enrollment_id as "enrollmentId", e.academic_record as "academicRecord", e.course, i.name as institution, e.status,
          e.started_on as "startedOn", e.ended_on as "endedOn"
        from academic.enrollment e join academic.institution i on i.tenant_id = e.tenant_id and i.institution_id = e.institution_id
        where ${enrollmentsInScope(scope)} order by ${currentFirst}`,
    ),
  )
  return [...rows]
}

interface FoundEnrollment {
  enrollmentId: number
  curriculumId: number
  status: EnrollmentStatus
}

/** Selects the named enrollment, else the first in the order of `listEnrollments`; none if missing or not the caller's. */
const selectEnrollment = (columns: SQL, scope: CallerScope, named: number | undefined): SQL =>
  sql`select ${columns} from academic.enrollment e
    where ${enrollmentsInScope(scope)} and (${named ?? null}::int is null or e.enrollment_id = ${named ?? null}::int)
    order by ${currentFirst} limit 1`

/** The ids of a course, or subqueries that find them within a statement. */
export interface Course<Id = SQL | number> {
  enrollmentId: Id
  curriculumId: Id
}

/** Returns subqueries for parts of a statement in which `requireOwnEnrollment` also finds the course. */
export const getCourse = (scope: CallerScope, named: number | undefined): Course<SQL> => ({
  enrollmentId: sql`(${selectEnrollment(sql`e.enrollment_id`, scope, named)})`,
  curriculumId: sql`(${selectEnrollment(sql`e.curriculum_id`, scope, named)})`,
})

const foundEnrollment = (scope: CallerScope, named: number | undefined) =>
  getRows<FoundEnrollment>(
    selectEnrollment(sql`e.enrollment_id as "enrollmentId", e.curriculum_id as "curriculumId", e.status`, scope, named),
  )

/** `requireEnrollment`, in one statement with what is read of the enrollment. */
export async function requireOwnEnrollment(transaction: TenantTransaction, scope: CallerScope, named?: number): Promise<FoundEnrollment> {
  return orNotFound(await transaction.read(foundEnrollment(scope, named)))
}

/** Returns the named enrollment, else the first in the order of `listEnrollments`. Throws NOT_FOUND when missing or not the caller's. */
export async function requireEnrollment(client: pg.ClientBase, scope: CallerScope, named?: number): Promise<FoundEnrollment> {
  return orNotFound(await query<FoundEnrollment & pg.QueryResultRow>(client, foundEnrollment(scope, named).statement))
}

function orNotFound([found]: readonly FoundEnrollment[]): FoundEnrollment {
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

/** Lists subjects in progress (GET /enrollments/{enrollmentId}/class-subjects). Throws NOT_FOUND like `requireEnrollment`. */
export function listClassSubjects(pool: pg.Pool, scope: CallerScope, enrollmentId: number): Promise<ClassSubject[]> {
  return readTenant(pool, scope.tenantId, async (transaction) => {
    const [subjects] = await Promise.all([
      transaction.read(
        getRows<ClassSubject>(
          sql`select h.history_id as "historyId", s.code, s.name as subject, s.workload, coalesce(h.absences, 0) as absences,
              s.workload * c.maximum_absence / 100 as "maximumAbsences",
              h.partial_grade::float8 as "partialGrade", h.teacher
            from academic.history h
            join academic.enrollment e on e.tenant_id = h.tenant_id and e.enrollment_id = h.enrollment_id
            join academic.curriculum c on c.tenant_id = e.tenant_id and c.curriculum_id = e.curriculum_id
            join academic.subject s on s.tenant_id = h.tenant_id and s.subject_id = h.subject_id
            where h.tenant_id = ${scope.tenantId} and h.enrollment_id = ${getCourse(scope, enrollmentId).enrollmentId}
              and h.result = 'in_progress'
            order by s.name`,
        ),
      ),
      requireOwnEnrollment(transaction, scope, enrollmentId),
    ])
    return [...subjects]
  })
}
