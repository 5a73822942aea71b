import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { z } from 'zod'
import type {
  AcademicHistory,
  AcademicTerm,
  ActivityKind,
  activityPage,
  activityQuery,
  CompletionData,
  ComplementaryActivity,
  CurriculumProgress,
  historyPage,
  historyQuery,
} from '#api/academic/academic-situation.ts'
import type { LocalizedText } from '#api/locales.ts'
import { readTenant, type TenantTransaction } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import { getRows } from '../../platform/read-together.ts'
import type { CallerScope } from '../access/scopes.ts'
import { type Course, getCourse, requireOwnEnrollment } from '../enrollments/enrollments.queries.ts'
import { getCompletion, completionOfAll, type CurriculumSubject, subjectCompletion } from './completion.ts'

/** A page of the subjects that were taken, newest first (GET /academic-situation/histories). Throws NOT_FOUND like `requireEnrollment`. */
export function listHistories(
  pool: pg.Pool,
  scope: CallerScope,
  { enrollmentId: named, filter: { period, withoutResult }, page, perPage }: z.output<typeof historyQuery>,
): Promise<z.output<typeof historyPage>> {
  return readTenant(pool, scope.tenantId, async (transaction) => {
    const course = getCourse(scope, named)
    const ofEnrollment = sql`h.tenant_id = ${scope.tenantId} and h.enrollment_id = ${course.enrollmentId}`
    const chosen = sql.join(
      [
        ofEnrollment,
        ...(period === undefined ? [] : [sql`h.period = ${period}`]),
        ...(withoutResult === undefined ? [] : [sql`h.result <> ${withoutResult}`]),
      ],
      sql` and `,
    )
    const pageOfChosen = sql`${chosen} order by h.period desc, s.name, h.history_id limit ${perPage} offset ${(page - 1) * perPage}`
    const [, results, [counted], terms, [requirements], subjects] = await Promise.all([
      requireOwnEnrollment(transaction, scope, named),
      transaction.read(getRows<HistoryRow>(histories(course.curriculumId, pageOfChosen))),
      transaction.read(getRows<{ count: number }>(sql`select count(*)::int as count from academic.history h where ${chosen}`)),
      transaction.read(
        getRows<AcademicTerm>(
          sql`select h.period, count(*)::int as subjects, ${averageOfGraded} as average
            from academic.history h join academic.subject s on s.tenant_id = h.tenant_id and s.subject_id = h.subject_id
            where ${ofEnrollment} and h.result <> 'in_progress' group by h.period order by h.period desc`,
        ),
      ),
      transaction.read(getRequirements(scope.tenantId, course)),
      transaction.read(getSubjects(scope.tenantId, course)),
    ])
    return {
      results: withCompletion(results, completionOfSubjects(requirements!, subjects)),
      totalCount: counted!.count,
      page,
      perPage,
      terms: [...terms],
    }
  })
}

export type HistoryRow = Omit<AcademicHistory, 'completionData'>

/** `HistoryRow`s. @param which condition on `academic.history h`, and its order */
export const histories = (curriculumId: SQL | number, which: SQL): SQL =>
  sql`select h.history_id as "historyId", h.period, s.code, s.name as subject, coalesce(cs.type, 'optional') as type, s.workload, s.credits,
      h.grade::float8 as grade, h.absences, h.teacher, h.result
    from academic.history h
    join academic.subject s on s.tenant_id = h.tenant_id and s.subject_id = h.subject_id
    left join academic.curriculum_subject cs
      on cs.tenant_id = h.tenant_id and cs.curriculum_id = ${curriculumId} and cs.subject_id = h.subject_id
    where ${which}`

/** A page of the activities that were handed in, newest first. Throws NOT_FOUND like `requireEnrollment`. */
export function listActivities(
  pool: pg.Pool,
  scope: CallerScope,
  { enrollmentId: named, page, perPage }: z.output<typeof activityQuery>,
): Promise<z.output<typeof activityPage>> {
  return readTenant(pool, scope.tenantId, async (transaction) => {
    const course = getCourse(scope, named)
    const chosen = sql`a.tenant_id = ${scope.tenantId} and a.enrollment_id = ${course.enrollmentId}`
    const [, results, [counted], kinds] = await Promise.all([
      requireOwnEnrollment(transaction, scope, named),
      readActivities(
        transaction,
        sql`${chosen} order by a.sent_at desc, a.activity_id desc limit ${perPage} offset ${(page - 1) * perPage}`,
      ),
      transaction.read(getRows<{ count: number }>(sql`select count(*) as count from academic.complementary_activity a where ${chosen}`)),
      readKinds(transaction, scope.tenantId, course),
    ])
    return { results: withCompletion(results, completionOfAll(kinds)), totalCount: counted!.count, page, perPage }
  })
}

/** @param which condition on `academic.complementary_activity a`, and its order */
export async function readActivities(transaction: TenantTransaction, which: SQL): Promise<Omit<ComplementaryActivity, 'completionData'>[]> {
  const rows = await transaction.read(
    getRows<Omit<ComplementaryActivity, 'sentAt' | 'decidedAt'> & { sentAt: Date; decidedAt: Date | null }>(
      sql`select a.activity_id as "activityId", k.name as kind, a.title, a.done_on as "doneOn", a.claimed_hours as "claimedHours",
          a.granted_hours as "grantedHours", a.status, a.reason, a.sent_at as "sentAt", a.decided_at as "decidedAt",
          a.upload_key is not null as "hasCertificate"
        from academic.complementary_activity a
        join academic.activity_kind k on k.tenant_id = a.tenant_id and k.kind_id = a.kind_id
        where ${which}`,
      'sentAt',
      'decidedAt',
    ),
  )
  return rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString(), decidedAt: row.decidedAt?.toISOString() ?? null }))
}

/** docs/requirements/academic-and-financial.md, section 3: the first result tells how far the person is. */
function withCompletion<Result>(
  results: readonly Result[],
  completionData: CompletionData,
): (Result & { completionData?: CompletionData })[] {
  return results.map((result, index) => ({ ...result, ...(index === 0 && { completionData }) }))
}

/** Throws NOT_FOUND like `requireEnrollment`. */
export function listActivityKinds(pool: pg.Pool, scope: CallerScope, named: number | undefined): Promise<ActivityKind[]> {
  return readTenant(pool, scope.tenantId, async (transaction) => {
    const course = getCourse(scope, named)
    const [, kinds] = await Promise.all([requireOwnEnrollment(transaction, scope, named), readKinds(transaction, scope.tenantId, course)])
    return kinds
  })
}

/** Returns requirements and missing hours (GET /academic-situation/progress). Throws NOT_FOUND like `requireEnrollment`. */
export function curriculumProgress(pool: pg.Pool, scope: CallerScope, enrollmentId: number): Promise<CurriculumProgress> {
  return readTenant(pool, scope.tenantId, async (transaction) => {
    const course = getCourse(scope, enrollmentId)
    const [, [requirements], subjects, kinds] = await Promise.all([
      requireOwnEnrollment(transaction, scope, enrollmentId),
      transaction.read(getRequirements(scope.tenantId, course)),
      transaction.read(getSubjects(scope.tenantId, course)),
      readKinds(transaction, scope.tenantId, course),
    ])
    const { electiveWorkload, ...shown } = requirements!
    return { ...shown, ...subjectCompletion(subjects, electiveWorkload), complementary: completionOfAll(kinds) }
  })
}

/** Returns the completion of a course's subjects, without activities. */
export async function curriculumCompletion(client: pg.ClientBase, tenantId: number, course: Course<number>): Promise<CompletionData> {
  const [[requirements], subjects] = await Promise.all([
    query<Requirements & pg.QueryResultRow>(client, getRequirements(tenantId, course).statement),
    query<CurriculumSubject & pg.QueryResultRow>(client, getSubjects(tenantId, course).statement),
  ])
  return completionOfSubjects(requirements!, subjects)
}

function completionOfSubjects({ electiveWorkload }: Requirements, subjects: readonly CurriculumSubject[]): CompletionData {
  const { compulsory, elective } = subjectCompletion(subjects, electiveWorkload)
  return completionOfAll([compulsory, elective])
}

const isGraded = sql`h.grade is not null and h.result in ('approved', 'failed_by_grade', 'failed_by_absence')`

/** The average of `academic.history h`, weighted by the workload of `academic.subject s`; null without grades. */
const averageOfGraded = sql`(round(
  sum(h.grade * s.workload) filter (where ${isGraded}) / nullif(sum(s.workload) filter (where ${isGraded}), 0), 2))::float8`

interface Requirements {
  curriculum: string
  minimumGrade: number
  maximumAbsence: number
  electiveWorkload: number
  /** The average of the grades, weighted by workload; null without any. */
  average: number | null
}

/** Selects the curriculum's requirements and the student's average, which is shown with them. */
const getRequirements = (tenantId: number, { curriculumId, enrollmentId }: Course) =>
  getRows<Requirements>(
    sql`select c.name as curriculum, c.minimum_grade::float8 as "minimumGrade", c.maximum_absence as "maximumAbsence",
        c.elective_workload as "electiveWorkload", (
          select ${averageOfGraded}
          from academic.history h join academic.subject s on s.tenant_id = h.tenant_id and s.subject_id = h.subject_id
          where h.tenant_id = ${tenantId} and h.enrollment_id = ${enrollmentId}) as average
      from academic.curriculum c where c.tenant_id = ${tenantId} and c.curriculum_id = ${curriculumId}`,
  )

const getSubjects = (tenantId: number, { curriculumId, enrollmentId }: Course) =>
  getRows<CurriculumSubject>(
    sql`select s.code, s.name as subject, s.workload, cs.term, cs.type,
        coalesce(bool_or(h.result in ('approved', 'exempt')), false) as "isPassed", coalesce(bool_or(h.result = 'in_progress'), false) as "isTaken"
      from academic.curriculum_subject cs
      join academic.subject s on s.tenant_id = cs.tenant_id and s.subject_id = cs.subject_id
      left join academic.history h on h.tenant_id = cs.tenant_id and h.subject_id = cs.subject_id and h.enrollment_id = ${enrollmentId}
      where cs.tenant_id = ${tenantId} and cs.curriculum_id = ${curriculumId}
      group by s.subject_id, cs.term, cs.type order by cs.term, s.name`,
  )

async function readKinds(
  transaction: TenantTransaction,
  tenantId: number,
  { curriculumId, enrollmentId }: Course,
): Promise<ActivityKind[]> {
  const rows = await transaction.read(
    getRows<{ kindId: number; name: LocalizedText; required: number; completed: number }>(
      sql`select k.kind_id as "kindId", k.name, k.required_workload as required, coalesce(sum(a.granted_hours), 0)::int as completed
        from academic.activity_kind k
        left join academic.complementary_activity a
          on a.tenant_id = k.tenant_id and a.kind_id = k.kind_id and a.enrollment_id = ${enrollmentId}
        where k.tenant_id = ${tenantId} and k.curriculum_id = ${curriculumId} group by k.kind_id order by k.kind_id`,
    ),
  )
  return rows.map(({ kindId, name, required, completed }) => ({ kindId, name, ...getCompletion(required, completed) }))
}
