import { oc } from '@orpc/contract'
import { z } from 'zod'
import { mostActivityHours } from './activity-hours.ts'
import { commonErrors, withErrors } from '../contract-errors.ts'
import { decisionReason } from '../decision-reason.ts'
import { localizedText } from '../locales.ts'
import { civilDate, entityId, instant, createPageSchema, pageQuery } from '../shared.ts'

/** Whole hours; credits and workload never mix (docs/requirements/academic-and-financial.md, section 5). */
const hours = z.number().int().min(0)

/** docs/requirements/academic-and-financial.md, section 3: every value is 0 when absent. */
export const completionData = z.object({
  requiredWorkload: hours.default(0),
  completedWorkload: hours.default(0),
  remainingWorkload: hours.default(0),
  /** Whole percent, rounded down: 100 means that nothing is missing. */
  percentage: z.number().int().min(0).max(100).default(0),
})
export type CompletionData = z.infer<typeof completionData>

/** `2026/2`: the year and its term. */
export const academicPeriod = z.string().regex(/^(19|20)\d{2}\/[1-4]$/)

export const subjectType = z.enum(['compulsory', 'elective', 'optional'])
export type SubjectType = z.infer<typeof subjectType>

export const subjectResult = z.enum(['approved', 'exempt', 'in_progress', 'failed_by_grade', 'failed_by_absence', 'withdrawn'])
export type SubjectResult = z.infer<typeof subjectResult>

/** A subject as it was taken in one period. */
export const academicHistory = z.object({
  historyId: entityId,
  period: academicPeriod,
  code: z.string(),
  /** Official name, in the institution's language. */
  subject: z.string(),
  type: subjectType,
  workload: hours,
  credits: z.number().int().min(0),
  /** 0 to 10 with one decimal; null until graded, and for exemptions. */
  grade: z.number().min(0).max(10).nullable(),
  /** Hours missed; null for exemptions. */
  absences: hours.nullable(),
  teacher: z.string().nullable(),
  result: subjectResult,
  /** The completion data of all subjects; sent in the first result only. */
  completionData: completionData.optional(),
})
export type AcademicHistory = z.infer<typeof academicHistory>

export const activityStatus = z.enum(['pending', 'accepted', 'refused'])
export type ActivityStatus = z.infer<typeof activityStatus>

export const complementaryActivity = z.object({
  activityId: entityId,
  kind: localizedText,
  title: z.string(),
  doneOn: civilDate,
  claimedHours: hours,
  /** Null until accepted. */
  grantedHours: hours.nullable(),
  status: activityStatus,
  /** The office's reason for refusing the activity or granting fewer hours. */
  reason: z.string().nullable(),
  sentAt: instant,
  decidedAt: instant.nullable(),
  /** Whether a certificate file can be opened; activities handed in on paper have none. */
  hasCertificate: z.boolean(),
  /** The completion data of all activities; sent in the first result only. */
  completionData: completionData.optional(),
})
export type ComplementaryActivity = z.infer<typeof complementaryActivity>

export const activityKind = completionData.extend({ kindId: entityId, name: localizedText })
export type ActivityKind = z.infer<typeof activityKind>

const classSubject = z.object({
  historyId: entityId,
  code: z.string(),
  subject: z.string(),
  workload: hours,
  absences: hours,
  /** Hours that may be missed. */
  maximumAbsences: hours,
  /** The average of what was graded so far, 0 to 10 with one decimal; null until something is. */
  partialGrade: z.number().min(0).max(10).nullable(),
  teacher: z.string().nullable(),
})
export type ClassSubject = z.infer<typeof classSubject>

/** The requirements of the curriculum and what the student is still missing. */
export const curriculumProgress = z.object({
  curriculum: z.string(),
  minimumGrade: z.number(),
  /** Percent of a subject's workload. */
  maximumAbsence: z.number().int(),
  /** The average of graded subjects, weighted by workload; null if there are none. */
  average: z.number().nullable(),
  compulsory: completionData,
  elective: completionData,
  complementary: completionData,
  /** Hours of subjects that are being taken. */
  inProgress: z.object({ compulsory: hours, elective: hours }),
  /** Compulsory subjects neither passed nor being taken, by the period in which the curriculum has them. */
  missing: z.array(z.object({ code: z.string(), subject: z.string(), workload: hours, term: z.number().int() })),
})
export type CurriculumProgress = z.infer<typeof curriculumProgress>

export const enrollmentStatus = z.enum(['active', 'locked', 'dropped', 'concluded', 'canceled'])
export type EnrollmentStatus = z.infer<typeof enrollmentStatus>

export const academicEnrollment = z.object({
  enrollmentId: entityId,
  /** Student number (RA). */
  academicRecord: z.string(),
  course: z.string(),
  institution: z.string(),
  status: enrollmentStatus,
  startedOn: civilDate,
  /** The day on which it was locked, dropped, canceled or concluded. */
  endedOn: civilDate.nullable(),
})
export type AcademicEnrollment = z.infer<typeof academicEnrollment>

const ofEnrollment = z.object({ enrollmentId: entityId })
/** If no enrollment is given, the first one that `GET /enrollments` lists is used. */
const ofSomeEnrollment = ofEnrollment.partial()

export const academicEnrollmentsContract = {
  list: oc
    .route({ method: 'GET', path: '/enrollments', summary: 'The courses of the person, active ones first' })
    .errors(commonErrors)
    .output(z.object({ results: z.array(academicEnrollment) })),
  classSubjects: oc
    .route({ method: 'GET', path: '/enrollments/{enrollmentId}/class-subjects', summary: 'Subjects that are being taken' })
    .errors(commonErrors)
    .input(ofEnrollment)
    .output(z.object({ results: z.array(classSubject) })),
}

export const historyQuery = pageQuery.extend({
  ...ofSomeEnrollment.shape,
  filter: z.object({ period: academicPeriod.optional(), withoutResult: subjectResult.optional() }).default({}),
})

/** The subjects of one term that are no longer in progress. */
export const academicTerm = z.object({
  period: academicPeriod,
  subjects: z.number().int().min(1),
  /** Weighted by workload, as the course's average; null if nothing was graded. */
  average: z.number().nullable(),
})
export type AcademicTerm = z.infer<typeof academicTerm>

/** Terms of the whole course, the latest first, whatever the filter. */
export const historyPage = createPageSchema(academicHistory).extend({ terms: z.array(academicTerm) })

export const activityQuery = pageQuery.extend(ofSomeEnrollment.shape)

/** Hours of one activity, as claimed and as granted. */
const activityHours = z.number().int().min(1).max(mostActivityHours)

/** A certificate that a student hands in; the same file again is the same activity. */
export const newActivity = z.object({
  ...ofEnrollment.shape,
  kindId: entityId,
  title: z
    .string()
    .trim()
    .min(3)
    .max(200)
    .regex(/^\P{Cc}*$/u),
  /** The day of the activity; must not be in the future. */
  doneOn: civilDate,
  claimedHours: activityHours,
  /** The key of one of the caller's completed uploads. */
  certificate: z.uuid(),
})

export const activityPage = createPageSchema(complementaryActivity)

/** A certificate waiting for review, together with its student. */
export const activityToReview = complementaryActivity
  .pick({ activityId: true, kind: true, title: true, doneOn: true, claimedHours: true, sentAt: true, hasCertificate: true })
  .extend({ student: z.string(), academicRecord: z.string(), course: z.string(), institution: z.string() })
export type ActivityToReview = z.infer<typeof activityToReview>

const officeReason = z.string().trim().min(decisionReason.shortest).max(decisionReason.longest)

const ofActivity = z.object({ activityId: entityId })

export const activityDecision = ofActivity.extend({
  decision: z.discriminatedUnion('status', [
    /** A reason is required if more hours are granted than were claimed. */
    z.object({ status: z.literal('accepted'), grantedHours: activityHours, reason: officeReason.nullable() }),
    z.object({ status: z.literal('refused'), reason: officeReason }),
  ]),
})
export type ActivityDecision = z.infer<typeof activityDecision>

/** docs/requirements/academic-and-financial.md, section 7. */
export const academicSituationContract = {
  histories: oc
    .route({ method: 'GET', path: '/academic-situation/histories', summary: 'Subjects that were taken, newest first' })
    .errors(commonErrors)
    .input(historyQuery)
    .output(historyPage),
  complementaryActivities: oc
    .route({ method: 'GET', path: '/academic-situation/complementary-activities', summary: 'Activities that were handed in, newest first' })
    .errors(commonErrors)
    .input(activityQuery)
    .output(activityPage),
  handInActivity: oc
    .route({ method: 'POST', path: '/academic-situation/complementary-activities', summary: 'Hand in the certificate of an activity' })
    .errors(withErrors('NOT_ALLOWED', 'DAY_NOT_ALLOWED', 'UPLOAD_INCOMPLETE'))
    .input(newActivity)
    .output(complementaryActivity),
  certificate: oc
    .route({
      method: 'GET',
      path: '/academic-situation/complementary-activities/{activityId}/certificate',
      summary: 'Temporary URL of a certificate, for who handed it in and who decides on it',
    })
    .errors(withErrors('STORAGE_UNAVAILABLE'))
    .input(ofActivity)
    .output(z.object({ url: z.string() })),
  activitiesToReview: oc
    .route({ method: 'GET', path: '/activity-reviews', summary: 'Certificates that wait for a decision, oldest first; staff only' })
    .errors(commonErrors)
    .input(pageQuery)
    .output(createPageSchema(activityToReview)),
  decideActivity: oc
    .route({ method: 'PUT', path: '/activity-reviews/{activityId}/decision', summary: 'Grant hours for a certificate, or refuse it' })
    .errors(withErrors('NOT_ALLOWED', 'CONTENT_CHANGED'))
    .input(activityDecision)
    .output(z.object({})),
  complementaryWorkload: oc
    .route({
      method: 'GET',
      path: '/academic-situation/curriculum-complementary-workload-data',
      summary: 'Hours of complementary activities that the curriculum asks for, by kind',
    })
    .errors(commonErrors)
    .input(ofSomeEnrollment)
    .output(z.object({ results: z.array(activityKind) })),
  progress: oc
    .route({ method: 'GET', path: '/academic-situation/progress', summary: 'What the curriculum asks for and what is missing' })
    .errors(commonErrors)
    .input(ofEnrollment)
    .output(curriculumProgress),
}
