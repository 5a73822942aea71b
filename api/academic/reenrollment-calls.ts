import { oc } from '@orpc/contract'
import { z } from 'zod'
import { academicEnrollment } from './academic-situation.ts'
import { commonErrors, withErrors } from '../contract-errors.ts'
import { enrollmentDocument } from './enrollment-documents.ts'
import {
  classGroup,
  enrollmentPrice,
  offeredSubject,
  pendencies,
  processStep,
  reenrollmentSettings,
  subjectParameters,
} from './reenrollment.ts'
import { academicRecord, cents, entityId, instant } from '../shared.ts'

const ofRecord = z.object({ academicRecord })
const ofGroup = ofRecord.extend({ groupId: entityId })

/** A course in an open reenrollment period for which the student has made or confirmed no choice. */
const openReenrollment = ofRecord.extend({ course: z.string(), closesAt: instant, hasBegun: z.boolean() })
export type OpenReenrollment = z.infer<typeof openReenrollment>

const currentReenrollment = z.object({
  enrollments: z.array(academicEnrollment),
  /** Null for a student without enrollments. */
  process: processStep.nullable(),
  /** The settings of the enrollment's period, for a student who has not begun; null without a period. */
  settings: reenrollmentSettings.nullable(),
  /** The pendencies, present while they decide the next step: before the student begins and while they block. */
  pendencies: pendencies.nullable(),
})
export type CurrentReenrollment = z.infer<typeof currentReenrollment>

/** Chosen class ids; the limit is more than anybody takes in a term. */
const groupIds = z.array(entityId).max(40)

/** Why a class cannot be chosen, as checked by browser and service alike (`class-selection/check-selection.ts`). */
const selectionFault = z.enum([
  'over_limit',
  'over_dependency_limit',
  'clash',
  'same_subject_twice',
  'prerequisite_missing',
  'corequisite_missing',
  'below_minimum',
  'group_closed',
])

export const choiceOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('held'), process: processStep }),
  /** The last seat went to somebody else. */
  z.object({ outcome: z.literal('full'), waiting: z.number().int() }),
  /** The class was closed or removed; `hash` identifies it in the message. */
  z.object({ outcome: z.literal('unavailable'), hash: z.string(), code: z.string(), subject: z.string() }),
  z.object({ outcome: z.literal('refused'), faults: z.array(selectionFault) }),
])
export type ChoiceOutcome = z.infer<typeof choiceOutcome>

export const confirmOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('confirmed'), process: processStep }),
  /** Their holds had run out, and others took the seats; the rest of the choice stays. */
  z.object({
    outcome: z.literal('lost'),
    classes: z.array(z.object({ groupId: entityId, hash: z.string(), code: z.string(), subject: z.string() })),
  }),
  z.object({ outcome: z.literal('refused'), faults: z.array(selectionFault) }),
])
export type ConfirmOutcome = z.infer<typeof confirmOutcome>

/** Choosing requires an open period, the student's turn in the queue and no blocking pendency. */
const choosing = withErrors('PERIOD_CLOSED', 'NOT_ADMITTED', 'PENDENCIES_OPEN', 'NOT_ALLOWED', 'BAD_GATEWAY')

/** docs/requirements/academic-and-financial.md, section 7, reenrollment. */
export const reenrollmentContract = {
  pendencies: oc
    .route({ method: 'GET', path: '/reenrollments/students/pendencies', summary: 'What stands between the student and the next term' })
    .errors(commonErrors)
    .input(ofRecord)
    .output(pendencies),
  mandatoryDocuments: oc
    .route({ method: 'GET', path: '/reenrollments/students/mandatory-documents', summary: 'Documents that the period asks for' })
    .errors(commonErrors)
    .input(ofRecord)
    .output(z.object({ results: z.array(enrollmentDocument) })),
  settings: oc
    .route({ method: 'GET', path: '/reenrollment-settings', summary: 'Dates, limits and rules of the period of an enrollment' })
    .errors(commonErrors)
    .input(ofRecord)
    .output(z.object({ results: z.array(reenrollmentSettings) })),
  open: oc
    .route({
      method: 'GET',
      path: '/reenrollments/students/open',
      summary: 'Courses that the student may reenroll in now, and has not yet',
    })
    .errors(commonErrors)
    .output(z.object({ results: z.array(openReenrollment) })),
  current: oc
    .route({
      method: 'GET',
      path: '/reenrollments/students/current',
      summary: 'Enrollments of the student, and of one of them where it stands, the rules and what is missing',
    })
    .errors(commonErrors)
    .input(ofRecord.partial())
    .output(currentReenrollment),
  processStep: oc
    .route({ method: 'GET', path: '/reenrollments/students/process-step', summary: 'Where the student stands, with what was chosen' })
    .errors(commonErrors)
    .input(ofRecord)
    .output(processStep),
  subjectParameters: oc
    .route({ method: 'GET', path: '/reenrollments/students/subject-parameters', summary: 'Measure and limits of the choice' })
    .errors(commonErrors)
    .input(z.object({ externalEnrollmentId: entityId, externalCarouselId: entityId }))
    .output(subjectParameters),
  carouselSubjects: oc
    .route({
      method: 'GET',
      path: '/enrollments/{enrollmentId}/carousels/{carouselId}/subjects',
      summary: 'Classes of the subjects that the course offers in the period',
    })
    .errors(commonErrors)
    .input(z.object({ enrollmentId: entityId, carouselId: entityId }))
    .output(z.object({ results: z.array(z.object({ subjectId: entityId, groups: z.array(classGroup) })) })),
  subjects: oc
    .route({ method: 'GET', path: '/reenrollments/students/subjects', summary: 'Subjects of the curriculum that come next' })
    .errors(commonErrors)
    .input(ofRecord)
    .output(z.object({ results: z.array(offeredSubject) })),
  electiveSubjects: oc
    .route({ method: 'GET', path: '/reenrollments/students/elective-subjects', summary: 'Elective and optional subjects' })
    .errors(commonErrors)
    .input(ofRecord)
    .output(z.object({ results: z.array(offeredSubject) })),
  pendingSubjects: oc
    .route({ method: 'GET', path: '/reenrollments/students/pending-subjects', summary: 'Subjects to be taken again or made up for' })
    .errors(commonErrors)
    .input(ofRecord)
    .output(z.object({ results: z.array(offeredSubject) })),
  enter: oc
    .route({
      method: 'POST',
      path: '/reenrollments/students/entries',
      summary: 'Take a place in the queue, and begin; again, it changes nothing',
    })
    .errors(withErrors('PERIOD_CLOSED', 'NOT_ALLOWED'))
    .input(ofRecord)
    .output(processStep),
  choose: oc
    .route({ method: 'PUT', path: '/reenrollments/students/classes/{groupId}', summary: 'Hold a seat of a class for ten minutes' })
    .errors(choosing)
    .input(
      ofGroup.extend({
        /** A chosen class of the same subject to give up in exchange; it is kept if the new seat is not available. */
        insteadOf: entityId.optional(),
      }),
    )
    .output(choiceOutcome),
  giveUp: oc
    .route({ method: 'DELETE', path: '/reenrollments/students/classes/{groupId}', summary: 'Give a seat back' })
    .errors(choosing)
    .input(ofGroup)
    .output(processStep),
  prolong: oc
    .route({ method: 'POST', path: '/reenrollments/students/holds', summary: 'Ten more minutes for the seats that are held, once' })
    .errors(choosing)
    .input(ofRecord)
    .output(processStep),
  joinWaitingList: oc
    .route({
      method: 'PUT',
      path: '/reenrollments/students/waiting-lists/{groupId}',
      summary: 'Take a place on the waiting list of a full class',
    })
    .errors(choosing)
    .input(ofGroup)
    .output(processStep),
  leaveWaitingList: oc
    .route({ method: 'DELETE', path: '/reenrollments/students/waiting-lists/{groupId}', summary: 'Leave a waiting list' })
    .errors(choosing)
    .input(ofGroup)
    .output(processStep),
  calculateValue: oc
    .route({ method: 'POST', path: '/reenrollment-process/calculate-enrollment-value', summary: 'What a choice costs, line by line' })
    .errors(commonErrors)
    .input(ofRecord.extend({ groupIds }))
    .output(enrollmentPrice),
  confirm: oc
    .route({
      method: 'POST',
      path: '/reenrollment-process/reenrollments',
      summary: 'Confirm the choice at the price that was shown: its seats are taken, and the contract is offered',
    })
    .errors({ ...choosing, ...withErrors('AMOUNT_CHANGED', 'CONTENT_CHANGED', 'KEY_REUSED') })
    .input(ofRecord.extend({ idempotencyKey: z.uuid(), revision: z.number().int().min(0), expectedTotal: cents }))
    .output(confirmOutcome),
  generatePayment: oc
    .route({
      method: 'POST',
      path: '/reenrollment-process/financial/reenrollments',
      summary: 'Have the debts of a confirmed choice made; its contract has to be accepted',
    })
    .errors(withErrors('NOT_ALLOWED', 'NOT_ACCEPTABLE', 'KEY_REUSED', 'BAD_GATEWAY'))
    .input(ofRecord.extend({ idempotencyKey: z.uuid() }))
    .output(processStep),
  change: oc
    .route({ method: 'POST', path: '/reenrollments/students/changes', summary: 'Open a confirmed choice for changes, until its deadline' })
    .errors(withErrors('PERIOD_CLOSED', 'NOT_ALLOWED'))
    .input(ofRecord)
    .output(processStep),
  discardChange: oc
    .route({ method: 'DELETE', path: '/reenrollments/students/changes', summary: 'Go back to the choice as it was confirmed' })
    .errors(withErrors('NOT_ALLOWED'))
    .input(ofRecord)
    .output(processStep),
  cancel: oc
    .route({
      method: 'PUT',
      path: '/reenrollments/students/cancellation',
      summary: 'Cancel a reenrollment: its seats and unpaid debts are given up',
    })
    .errors(withErrors('NOT_ALLOWED', 'PERIOD_CLOSED'))
    .input(ofRecord)
    .output(processStep),
  calendar: oc
    .route({ method: 'GET', path: '/reenrollments/students/calendar', summary: 'Classes that were taken, as iCalendar' })
    .errors(commonErrors)
    .input(ofRecord)
    .output(z.file()),
}
