import type { EnrollmentStatus, SubjectResult } from '#api/academic/academic-situation.ts'
import { type DemoEnrollment, demoEnrollments } from './financial-demo-people.ts'

export interface Course {
  enrollmentId: number
  curriculumId: number
  status: EnrollmentStatus
  /** First day after the last term of a course that was concluded long ago; the other courses move with today. */
  endedOn?: string
  /** Number of completed terms. */
  terms: number
  /** Whether the student is taking the subjects of one more term now. */
  isTaking: boolean
  /** Results other than a pass, by subject code; failed subjects are not taken again. */
  fates?: Record<string, SubjectResult>
}

/** Courses without debts. */
export const otherCourses: readonly DemoEnrollment[] = [
  { ...personOf(1), enrollmentId: 9, registration: '202010051', course: 'Técnico em Edificações' },
  { ...personOf(6), enrollmentId: 10, registration: '202210198', course: 'Pedagogia' },
]

export const courses: readonly Course[] = [
  {
    enrollmentId: 1,
    curriculumId: 1,
    status: 'active',
    terms: 7,
    isTaking: true,
    fates: {
      ECV203: 'exempt',
      ECV402: 'failed_by_grade',
      ECV504: 'failed_by_absence',
      ECV703: 'withdrawn',
      ECV1201: 'approved',
      ECV1203: 'in_progress',
    },
  },
  {
    enrollmentId: 2,
    curriculumId: 2,
    status: 'active',
    terms: 5,
    isTaking: true,
    fates: { ADM301: 'failed_by_grade', ADM1201: 'approved' },
  },
  { enrollmentId: 3, curriculumId: 3, status: 'active', terms: 2, isTaking: true },
  { enrollmentId: 4, curriculumId: 4, status: 'active', terms: 0, isTaking: false },
  { enrollmentId: 6, curriculumId: 5, status: 'active', terms: 4, isTaking: true },
  { enrollmentId: 7, curriculumId: 6, status: 'active', terms: 5, isTaking: true },
  { enrollmentId: 8, curriculumId: 6, status: 'locked', terms: 1, isTaking: false },
  {
    enrollmentId: 9,
    curriculumId: 7,
    status: 'concluded',
    endedOn: '2022-02-01',
    terms: 4,
    isTaking: false,
    fates: { EDI1201: 'approved' },
  },
  // Each of these courses shows a different result of the reenrollment.
  { enrollmentId: 11, curriculumId: 1, status: 'active', terms: 10, isTaking: false, fates: { ECV1202: 'approved', ECV1203: 'approved' } },
  { enrollmentId: 12, curriculumId: 1, status: 'locked', terms: 6, isTaking: false },
  { enrollmentId: 13, curriculumId: 1, status: 'active', terms: 7, isTaking: true, fates: { ECV603: 'failed_by_grade' } },
  ...[14, 15, 16].map((enrollmentId) => ({ enrollmentId, curriculumId: 1, status: 'active' as const, terms: 7, isTaking: true })),
  { enrollmentId: 10, curriculumId: 5, status: 'dropped', terms: 1, isTaking: false },
]

function personOf(enrollmentId: number): DemoEnrollment {
  return demoEnrollments.find((enrollment) => enrollment.enrollmentId === enrollmentId)!
}
