import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors, withErrors } from '../contract-errors.ts'
import { decisionReason } from '../decision-reason.ts'
import { localizedText } from '../locales.ts'
import { choiceOutcome } from './reenrollment-calls.ts'
import {
  classGroup,
  exceptionKind,
  measure,
  meeting,
  pendencies,
  pendencyKind,
  processStep,
  reenrollmentPeriod,
  reenrollmentStatus,
  shift,
} from './reenrollment.ts'
import { funnelStages } from './reenrollment-names.ts'
import { cents, civilDate, entityId, instant, createPageSchema, pageQuery, searchText } from '../shared.ts'

const plainText = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}*$/u)
const reason = z.string().trim().min(decisionReason.shortest).max(decisionReason.longest)

/** What an institution decides for one term. */
export const periodSettings = reenrollmentPeriod
  .omit({ periodId: true })
  .extend({
    measure,
    /** Minimum load, in the period's measure (credits or hours). */
    minimum: z.number().int().min(0).max(2_000),
    maximum: z.number().int().min(1).max(2_000),
    dependencyMaximum: z.number().int().min(0).max(2_000),
    allowsClashes: z.boolean(),
    /** Courses that may reenroll, by curriculum; empty for all. */
    curriculumIds: z.array(entityId).max(200),
    /** Documents that have to be handed in. */
    documentKindIds: z.array(entityId).max(50),
    /** Rules that block; the others are only shown. */
    rules: z.array(pendencyKind),
    /** The price of one credit or hour for the whole term. */
    unitAmount: cents.min(0).max(10_000_000),
    fixedAmount: cents.min(0).max(100_000_000),
    /** Basis points (500 is 5%). */
    discountBasisPoints: z.number().int().min(0).max(10_000),
    installments: z.number().int().min(1).max(12),
    firstDueDate: civilDate,
    /** How many students begin in a minute when many arrive at once. */
    admissionsPerMinute: z.number().int().min(1).max(100_000),
  })
  .refine(({ opensAt, closesAt }) => Date.parse(opensAt) < Date.parse(closesAt), { path: ['closesAt'] })
  .refine(({ closesAt, changesUntil }) => Date.parse(closesAt) <= Date.parse(changesUntil), { path: ['changesUntil'] })
  .refine(({ startsOn, endsOn }) => startsOn < endsOn, { path: ['endsOn'] })
  .refine(({ minimum, maximum }) => minimum <= maximum, { path: ['minimum'] })
export type PeriodSettings = z.infer<typeof periodSettings>

export const officePeriod = z.object({
  periodId: entityId,
  institutionId: entityId,
  institution: z.string(),
  revision: z.number().int(),
  settings: periodSettings,
  /** Who changed it and when, newest first. */
  versions: z.array(z.object({ revision: z.number().int(), madeAt: instant, madeBy: z.string().nullable(), settings: periodSettings })),
})
export type OfficePeriod = z.infer<typeof officePeriod>

/** The options that the settings offer. */
export const periodOptions = z.object({
  institutions: z.array(z.object({ institutionId: entityId, name: z.string() })),
  curricula: z.array(z.object({ curriculumId: entityId, name: z.string() })),
  documentKinds: z.array(z.object({ kindId: entityId, name: localizedText })),
})

const count = z.number().int()
export const funnelStage = z.enum(funnelStages)
export type FunnelStage = z.infer<typeof funnelStage>
export const funnel = z.object({
  stages: z.array(z.object({ stage: funnelStage, count })),
  /** The number of people whom each rule blocks; one person may be blocked by several rules. */
  blockedBy: z.array(z.object({ rule: pendencyKind, count })),
  seats: z.object({ offered: count, taken: count, held: count, waiting: count }),
  isFinanceMissing: z.boolean(),
})
export type Funnel = z.infer<typeof funnel>

const ofPeriod = z.object({ periodId: entityId })

export const funnelPerson = z.object({
  enrollmentId: entityId,
  academicRecord: z.string(),
  student: z.string(),
  course: z.string(),
  stage: funnelStage,
  status: reenrollmentStatus.nullable(),
  blockedBy: z.array(pendencyKind),
  classes: count,
  updatedAt: instant.nullable(),
})
export type FunnelPerson = z.infer<typeof funnelPerson>
export const funnelFilter = z.object({ stage: funnelStage.optional(), rule: pendencyKind.optional(), search: searchText.optional() })

export const officeEvent = z.object({
  kind: z.enum([
    'entered',
    'chosen',
    'given_up',
    'expired_hold',
    'prolonged',
    'confirmed',
    'payment_generated',
    'paid',
    'changed',
    'canceled',
    'expired',
    'moved',
    'excepted',
    'exception_revoked',
    'waiting_joined',
    'waiting_left',
    'seat_offered',
  ]),
  at: instant,
  by: z.enum(['student', 'office', 'system']),
  /** The name of the office member who did it, where `by` is `office`. */
  madeBy: z.string().nullable(),
  /** Code of the class. */
  class: z.string().nullable(),
  reason: z.string().nullable(),
})
export type ReenrollmentEvent = z.infer<typeof officeEvent>

/** The student's own panel, with the actions of the office added. */
export const officeStudent = z.object({
  student: z.string(),
  userId: entityId.nullable(),
  process: processStep,
  pendencies,
  events: z.array(officeEvent),
})
export type OfficeStudent = z.infer<typeof officeStudent>

export const officeGroup = classGroup.extend({
  subject: z.string(),
  subjectCode: z.string(),
  taken: count,
  held: count,
  revision: count,
})
export type OfficeGroup = z.infer<typeof officeGroup>

export const groupSettings = z.object({
  subjectId: entityId,
  code: plainText(30),
  shift,
  teacher: plainText(120).nullable(),
  room: plainText(60).nullable(),
  meetings: z.array(meeting).max(14),
  startsOn: civilDate,
  endsOn: civilDate,
  seats: z.number().int().min(0).max(5_000),
  isOpen: z.boolean(),
})
export type GroupSettings = z.infer<typeof groupSettings>

/** The text of a CSV file of classes: `subject;class;shift;teacher;room;schedule;starts;ends;seats`, or with commas or tabs. */
const groupFile = ofPeriod.extend({ text: z.string().min(1).max(1_000_000) })
export const importProblem = z.object({
  line: z.number().int().positive(),
  /** The column at fault, if the problem concerns one; otherwise null. */
  column: z.string().nullable(),
  problem: z.enum(['columns', 'quotes', 'subject', 'class', 'shift', 'schedule', 'date', 'seats', 'twice', 'seats_taken']),
  value: z.string(),
})
export const importPreview = z.object({
  added: z.array(z.object({ line: z.number().int(), code: z.string(), subject: z.string(), seats: count })),
  changed: z.array(z.object({ line: z.number().int(), code: z.string(), subject: z.string(), seats: count })),
  unchanged: count,
  problems: z.array(importProblem),
})
export type ImportPreview = z.infer<typeof importPreview>

export const groupFilter = z.object({ search: searchText.optional(), full: z.boolean().optional() })

const ofStudent = ofPeriod.extend({ enrollmentId: entityId })

export const newException = ofStudent
  .extend({
    kind: exceptionKind,
    units: z.number().int().min(1).max(400).nullable(),
    subjectId: entityId.nullable(),
    pendency: pendencyKind.nullable(),
    reason,
  })
  .refine(({ kind, units }) => (kind === 'limit_raised') === (units !== null), { path: ['units'] })
  .refine(({ kind, subjectId }) => (kind === 'prerequisite_waived') === (subjectId !== null), { path: ['subjectId'] })
  .refine(({ kind, pendency }) => (kind === 'pendency_waived') === (pendency !== null), { path: ['pendency'] })

export const waitingStudent = z.object({
  place: z.number().int().positive(),
  enrollmentId: entityId,
  academicRecord: z.string(),
  student: z.string(),
  joinedAt: instant,
})

export const reenrollmentOfficeContract = {
  periods: oc
    .route({ method: 'GET', path: '/reenrollment-office/periods', summary: 'Periods of the context, newest first; staff only' })
    .errors(commonErrors)
    .output(z.object({ results: z.array(officePeriod), options: periodOptions })),
  addPeriod: oc
    .route({ method: 'POST', path: '/reenrollment-office/periods', summary: 'Open a period for a term; staff only' })
    .errors(withErrors('NOT_ALLOWED'))
    .input(z.object({ institutionId: entityId, settings: periodSettings }))
    .output(officePeriod),
  savePeriod: oc
    .route({ method: 'PUT', path: '/reenrollment-office/periods/{periodId}', summary: 'Change what a period decides; staff only' })
    .errors(withErrors('CONTENT_CHANGED', 'NOT_ALLOWED'))
    .input(ofPeriod.extend({ revision: z.number().int().min(0), settings: periodSettings }))
    .output(officePeriod),
  funnel: oc
    .route({ method: 'GET', path: '/reenrollment-office/periods/{periodId}/funnel', summary: 'How many stand where; staff only' })
    .errors(commonErrors)
    .input(ofPeriod)
    .output(funnel),
  people: oc
    .route({ method: 'GET', path: '/reenrollment-office/periods/{periodId}/students', summary: 'Who stands behind a number; staff only' })
    .errors(commonErrors)
    .input(pageQuery.extend({ ...ofPeriod.shape, filter: funnelFilter.default({}) }))
    .output(createPageSchema(funnelPerson)),
  student: oc
    .route({
      method: 'GET',
      path: '/reenrollment-office/periods/{periodId}/students/{enrollmentId}',
      summary: 'Where one student stands, and why; staff only',
    })
    .errors(commonErrors)
    .input(ofStudent)
    .output(officeStudent),
  addException: oc
    .route({
      method: 'POST',
      path: '/reenrollment-office/periods/{periodId}/students/{enrollmentId}/exceptions',
      summary: 'Grant an exception, with its reason; staff only',
    })
    .errors(withErrors('NOT_ALLOWED'))
    .input(newException)
    .output(officeStudent),
  revokeException: oc
    .route({ method: 'DELETE', path: '/reenrollment-office/exceptions/{exceptionId}', summary: 'Take an exception back; staff only' })
    .errors(withErrors('NOT_ALLOWED'))
    .input(z.object({ exceptionId: entityId, reason }))
    .output(officeStudent),
  chooseFor: oc
    .route({
      method: 'PUT',
      path: '/reenrollment-office/periods/{periodId}/students/{enrollmentId}/classes/{groupId}',
      summary: 'Choose a class on a student’s behalf, on record; staff only',
    })
    .errors(withErrors('NOT_ALLOWED', 'PERIOD_CLOSED'))
    .input(ofStudent.extend({ groupId: entityId, reason }))
    .output(choiceOutcome),
  giveUpFor: oc
    .route({
      method: 'DELETE',
      path: '/reenrollment-office/periods/{periodId}/students/{enrollmentId}/classes/{groupId}',
      summary: 'Give up a class on a student’s behalf, on record; staff only',
    })
    .errors(withErrors('NOT_ALLOWED', 'PERIOD_CLOSED'))
    .input(ofStudent.extend({ groupId: entityId, reason }))
    .output(officeStudent),
  moveSeat: oc
    .route({
      method: 'POST',
      path: '/reenrollment-office/periods/{periodId}/students/{enrollmentId}/moves',
      summary: 'Move a student to another class of the subject; staff only',
    })
    .errors(withErrors('NOT_ALLOWED'))
    .input(ofStudent.extend({ fromGroupId: entityId, toGroupId: entityId, reason }))
    .output(choiceOutcome),
  groups: oc
    .route({ method: 'GET', path: '/reenrollment-office/periods/{periodId}/classes', summary: 'Classes that are offered; staff only' })
    .errors(commonErrors)
    .input(pageQuery.extend({ ...ofPeriod.shape, filter: groupFilter.default({}) }))
    .output(
      createPageSchema(officeGroup).extend({ subjects: z.array(z.object({ subjectId: entityId, code: z.string(), subject: z.string() })) }),
    ),
  addGroup: oc
    .route({ method: 'POST', path: '/reenrollment-office/periods/{periodId}/classes', summary: 'Offer a class; staff only' })
    .errors(withErrors('NOT_ALLOWED'))
    .input(ofPeriod.extend({ settings: groupSettings }))
    .output(officeGroup),
  saveGroup: oc
    .route({
      method: 'PUT',
      path: '/reenrollment-office/periods/{periodId}/classes/{groupId}',
      summary: 'Change a class, or close it; staff only',
    })
    .errors(withErrors('CONTENT_CHANGED', 'NOT_ALLOWED'))
    .input(ofPeriod.extend({ groupId: entityId, revision: z.number().int().min(0), settings: groupSettings }))
    .output(officeGroup),
  waitingList: oc
    .route({
      method: 'GET',
      path: '/reenrollment-office/periods/{periodId}/classes/{groupId}/waiting-list',
      summary: 'Who waits for a class, in order; staff only',
    })
    .errors(commonErrors)
    .input(ofPeriod.extend({ groupId: entityId }))
    .output(z.object({ results: z.array(waitingStudent) })),
  previewImport: oc
    .route({
      method: 'POST',
      path: '/reenrollment-office/periods/{periodId}/class-imports/preview',
      summary: 'What a file of classes would change; staff only',
    })
    .errors(commonErrors)
    .input(groupFile)
    .output(importPreview),
  importGroups: oc
    .route({
      method: 'POST',
      path: '/reenrollment-office/periods/{periodId}/class-imports',
      summary: 'Take over a file of classes without problems; staff only',
    })
    .errors(withErrors('NOT_ALLOWED'))
    .input(groupFile)
    .output(importPreview),
}
