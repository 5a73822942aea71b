import { sql } from 'drizzle-orm'
import type { SubjectType } from '#api/academic/academic-situation.ts'
import type { TenantTransaction } from '../../platform/database.ts'
import { getRows } from '../../platform/read-together.ts'
import type { EnrollmentOffer } from './enrollment-offer.queries.ts'

/** The standing of an enrollment in a subject. */
export interface SubjectStanding {
  subjectId: number
  code: string
  subject: string
  credits: number
  workload: number
  /** The semester of the curriculum; null for a subject outside it. */
  semester: number | null
  type: SubjectType
  /** Whether the subject is approved or exempt, regardless of earlier results. */
  isPassed: boolean
  /** Whether the subject is in progress in the current term. */
  isTaken: boolean
  /** Failed or withdrawn, and not passed since. */
  isFailed: boolean
}

/** The results with which a subject was not passed, whatever happened later. */
export const failedResults = sql`('failed_by_grade', 'failed_by_absence', 'withdrawn')`

/** Subjects of the curriculum, and those that were taken outside it, by semester and name. */
export function readStanding(
  transaction: TenantTransaction,
  { enrollment }: Pick<EnrollmentOffer, 'enrollment'>,
): Promise<readonly SubjectStanding[]> {
  return transaction.once(`standing ${enrollment.enrollmentId}`, () => listStandings(transaction, enrollment))
}

function listStandings(transaction: TenantTransaction, { tenantId, curriculumId, enrollmentId }: EnrollmentOffer['enrollment']) {
  return transaction.read(
    getRows<SubjectStanding>(
      sql`select s.subject_id as "subjectId", s.code, s.name as subject, s.credits, s.workload, cs.term as semester,
        coalesce(cs.type, 'optional') as type, coalesce(h.passed, false) as "isPassed", coalesce(h.taken, false) as "isTaken",
        coalesce(h.failed and not h.passed, false) as "isFailed"
      from academic.subject s
      left join academic.curriculum_subject cs
        on cs.tenant_id = s.tenant_id and cs.subject_id = s.subject_id and cs.curriculum_id = ${curriculumId}
      left join (
        select subject_id, bool_or(result in ('approved', 'exempt')) as passed, bool_or(result = 'in_progress') as taken,
          bool_or(result in ${failedResults}) as failed
        from academic.history where tenant_id = ${tenantId} and enrollment_id = ${enrollmentId} group by subject_id
      ) h on h.subject_id = s.subject_id
      where s.tenant_id = ${tenantId} and (cs.subject_id is not null or h.subject_id is not null)
      order by cs.term, s.name`,
    ),
  )
}

/** Whether a failed compulsory subject has to be taken again and is not being taken now. */
export const isDependency = ({ type, isFailed, isTaken }: SubjectStanding): boolean => type === 'compulsory' && isFailed && !isTaken

/**
 * Whether passing what is being taken now leaves nothing to choose: all compulsory subjects and enough elective ones.
 * @param electiveWorkload hours that the curriculum asks for
 */
export function isLastTerm(subjects: readonly SubjectStanding[], electiveWorkload: number): boolean {
  const isDone = ({ isPassed, isTaken }: SubjectStanding) => isPassed || isTaken
  const electiveHours = subjects
    .filter((subject) => subject.type === 'elective' && isDone(subject))
    .reduce((total, { workload }) => total + workload, 0)
  return subjects.every((subject) => subject.type !== 'compulsory' || isDone(subject)) && electiveHours >= electiveWorkload
}
