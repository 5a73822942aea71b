import { z } from 'zod'
import { academicPeriod, subjectType } from './academic-situation.ts'
import { contractStatus } from '../financial/contracts.ts'
import { debtType } from '../financial/debts.ts'
import { documentStatus } from './enrollment-documents.ts'
import { localizedText } from '../locales.ts'
import { pendencyKinds, reenrollmentResults, reenrollmentSteps, shifts, subjectLists } from './reenrollment-names.ts'
import { academicRecord, cents, civilDate, entityId, instant } from '../shared.ts'

/** Schemas shared by the reenrollment calls of students and of the office (docs/requirements/academic-and-financial.md, section 3). */

export const subjectList = z.enum(subjectLists)
export type SubjectList = z.infer<typeof subjectList>

/** Credits or workload; they never mix. */
export const measure = z.enum(['credit', 'workload'])
export type Measure = z.infer<typeof measure>

export const shift = z.enum(shifts)
export type Shift = z.infer<typeof shift>

const count = z.number().int().min(0)
/** Credits, or hours. */
const units = z.number().int().min(0).max(2_000)

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** A weekly meeting of a class. */
export const meeting = z
  .object({
    /** ISO 8601: Monday is 1. */
    weekday: z.number().int().min(1).max(7),
    from: timeOfDay,
    to: timeOfDay,
  })
  .refine(({ from, to }) => from < to)
export type Meeting = z.infer<typeof meeting>

export const classGroup = z.object({
  groupId: entityId,
  subjectId: entityId,
  /** The code of the class, for example `ECV801-A`. */
  code: z.string(),
  /** Code shown for the class when it is no longer available (docs/requirements/academic-and-financial.md, section 8). */
  hash: z.string(),
  shift,
  teacher: z.string().nullable(),
  room: z.string().nullable(),
  meetings: z.array(meeting),
  startsOn: civilDate,
  endsOn: civilDate,
  seats: count,
  /** Neither taken nor held by anybody. */
  seatsLeft: count,
  /** People on its waiting list. */
  waiting: count,
  isOpen: z.boolean(),
})
export type ClassGroup = z.infer<typeof classGroup>

const requiredSubject = z.object({
  subjectId: entityId,
  code: z.string(),
  subject: z.string(),
  isFulfilled: z.boolean(),
  /** Whether the office waived it by an exception. */
  isWaived: z.boolean(),
})

export const offeredSubject = z.object({
  subjectId: entityId,
  code: z.string(),
  /** Official name, in the institution's language. */
  subject: z.string(),
  list: subjectList,
  type: subjectType,
  /** The semester of the curriculum. */
  semester: z.number().int(),
  credits: count,
  workload: count,
  /** Subjects that must have been passed before. */
  prerequisites: z.array(requiredSubject),
  /** To be chosen together, unless passed. */
  corequisites: z.array(requiredSubject),
})
export type OfferedSubject = z.infer<typeof offeredSubject>

/** The limits of a student's choice, in the period's measure. */
export const subjectParameters = z.object({
  measure,
  minimum: units,
  /** Upper limit, including the student's exceptions. */
  maximum: units,
  /** The maximum for dependencies alone. */
  dependencyMaximum: units,
  allowsClashes: z.boolean(),
})
export type SubjectParameters = z.infer<typeof subjectParameters>

const pendencyBase = {
  id: z.string(),
  isBlocking: z.boolean(),
  /** The office's reason for waiving the rule; null unless it was waived. */
  waivedBecause: z.string().nullable(),
}

/** An obstacle to the student's reenrollment: the rule and its details. The kind also selects the icon. */
export const pendency = z.discriminatedUnion('kind', [
  z.object({
    ...pendencyBase,
    kind: z.literal('payment_pending'),
    debtId: entityId,
    type: debtType,
    description: z.string().nullable(),
    competency: civilDate,
    dueDate: civilDate,
    daysOverdue: count,
    amount: cents,
    isNegotiable: z.boolean(),
    /** Whether a card payment for it is under review; the debt then does not block and must not be paid again. */
    cardInReview: z.boolean(),
  }),
  z.object({ ...pendencyBase, kind: z.literal('agreement'), agreementId: entityId, number: z.string() }),
  z.object({
    ...pendencyBase,
    kind: z.literal('documentation_mandatory'),
    documentEnrollmentId: entityId,
    name: localizedText,
    status: documentStatus,
    reason: z.string().nullable(),
  }),
  z.object({ ...pendencyBase, kind: z.literal('person_update'), until: civilDate.nullable() }),
  z.object({
    ...pendencyBase,
    kind: z.literal('accept_contract'),
    contractId: entityId,
    /** The enrollment's id in the financial service. */
    enrollmentId: entityId,
    number: z.string(),
    period: academicPeriod,
  }),
  z.object({
    ...pendencyBase,
    kind: z.literal('dependency_adaptation'),
    subjects: z.array(z.object({ subjectId: entityId, code: z.string(), subject: z.string(), isOffered: z.boolean() })),
  }),
])
export type Pendency = z.infer<typeof pendency>
export const pendencyKind = z.enum(pendencyKinds)
export type PendencyKind = z.infer<typeof pendencyKind>

export const pendencies = z.object({
  results: z.array(pendency),
  /** The financial service did not answer: debts, agreements and contracts are not known. */
  isFinanceMissing: z.boolean(),
})
export type Pendencies = z.infer<typeof pendencies>

export const seatStatus = z.enum(['held', 'taken', 'dropping'])
export type SeatStatus = z.infer<typeof seatStatus>

/** A chosen class. `dropping` means that the seat is taken but given back when the change is confirmed. */
export const chosenClass = z.object({
  group: classGroup,
  subject: z.string(),
  subjectCode: z.string(),
  list: subjectList,
  credits: count,
  workload: count,
  status: seatStatus,
  /** Until when the seat is held; null once it is taken. */
  heldUntil: instant.nullable(),
  /** Whether the hold may still be prolonged, which is possible once. */
  mayProlong: z.boolean(),
})
export type ChosenClass = z.infer<typeof chosenClass>

/** A place on a waiting list. */
export const waitingPlace = z.object({
  group: classGroup,
  subject: z.string(),
  subjectCode: z.string(),
  /** The position on the waiting list, counted from 1. */
  place: z.number().int().positive(),
  joinedAt: instant,
})
export type WaitingPlace = z.infer<typeof waitingPlace>

export const priceLine = z.object({
  kind: z.enum(['subject', 'fixed', 'discount']),
  /** The code of the subject, on lines of a subject. */
  code: z.string().nullable(),
  subject: z.string().nullable(),
  /** Credits or hours of a subject. */
  units: units.nullable(),
  /** Price of one unit in cents; null for lines without units. */
  unitAmount: cents.nullable(),
  /** Basis points of a discount (500 is 5%). */
  rateBasisPoints: z.number().int().nullable(),
  /** The amount for the whole term; discounts are negative. */
  amount: cents,
})
export type PriceLine = z.infer<typeof priceLine>

/** Lines sum to the total, and so do installments. */
export const enrollmentPrice = z.object({
  measure,
  lines: z.array(priceLine),
  total: cents,
  installments: z.array(z.object({ number: z.number().int().positive(), amount: cents, dueDate: civilDate })),
  /** The amount of each month of the current term; null where the finance service does not provide it. */
  currentMonthly: cents.nullable(),
})
export type EnrollmentPrice = z.infer<typeof enrollmentPrice>

export const reenrollmentStatus = z.enum(['choosing', 'confirmed', 'processing', 'awaiting_payment', 'completed', 'canceled', 'expired'])
export type ReenrollmentStatus = z.infer<typeof reenrollmentStatus>

/** An exception that the office granted to one student, who sees it together with the reason. */
export const exceptionKind = z.enum(['limit_raised', 'prerequisite_waived', 'pendency_waived'])
export type ExceptionKind = z.infer<typeof exceptionKind>
export const reenrollmentException = z.object({
  exceptionId: entityId,
  kind: exceptionKind,
  /** Credits or hours above the limit. */
  units: units.nullable(),
  /** The subject whose prerequisites are waived. */
  subject: z.object({ subjectId: entityId, code: z.string(), subject: z.string() }).nullable(),
  /** The rule that is waived. */
  pendency: pendencyKind.nullable(),
  reason: z.string(),
  madeAt: instant,
})
export type ReenrollmentException = z.infer<typeof reenrollmentException>

export const reenrollment = z.object({
  reenrollmentId: z.uuid(),
  status: reenrollmentStatus,
  /** Number of changes of the choice; a change based on a different revision is refused. */
  revision: z.number().int(),
  /** Whether the choice was confirmed before and is now being changed. */
  isChanging: z.boolean(),
  classes: z.array(chosenClass),
  waiting: z.array(waitingPlace),
  /** The price as it was confirmed. */
  price: enrollmentPrice.nullable(),
  contract: z.object({ contractId: entityId, enrollmentId: entityId, status: contractStatus }).nullable(),
  firstDebtId: entityId.nullable(),
  confirmedAt: instant.nullable(),
  completedAt: instant.nullable(),
})
export type Reenrollment = z.infer<typeof reenrollment>

export const reenrollmentPeriod = z.object({
  periodId: entityId,
  /** The term that is chosen. */
  period: academicPeriod,
  opensAt: instant,
  /** Nobody begins or confirms later. */
  closesAt: instant,
  /** Classes are added and dropped until then. */
  changesUntil: instant,
  startsOn: civilDate,
  endsOn: civilDate,
})
export type ReenrollmentPeriod = z.infer<typeof reenrollmentPeriod>

/** The reenrollment settings of the student's institution (docs/requirements/academic-and-financial.md, section 7). */
export const reenrollmentSettings = reenrollmentPeriod.extend({
  parameters: subjectParameters,
  /** Minutes that a chosen seat is held. */
  holdMinutes: z.number().int().positive(),
  /** Rules that block. */
  rules: z.array(pendencyKind),
})
export type ReenrollmentSettings = z.infer<typeof reenrollmentSettings>

export const reenrollmentProblem = z.enum([
  'no_period',
  'not_yet_open',
  'closed',
  'not_offered',
  'enrollment_not_active',
  'expired',
  'canceled',
])
export type ReenrollmentProblem = z.infer<typeof reenrollmentProblem>

/** A student's progress, read at once for all steps. `academicRecord`, enrollment and carousel name the same enrollment. */
export const processStep = z.object({
  enrollmentId: entityId,
  academicRecord,
  course: z.string(),
  institution: z.string(),
  /** The offer of the course in the period; null without a period. */
  carouselId: entityId.nullable(),
  period: reenrollmentPeriod.nullable(),
  /** The server's clock, by which countdowns run. */
  now: instant,
  /** The furthest step that can be opened. */
  step: z.enum(reenrollmentSteps),
  result: z.enum(reenrollmentResults).nullable(),
  /** The problem, where the result is `problem`. */
  problem: reenrollmentProblem.nullable(),
  /** The student's place in the queue when many arrive at once; null once admitted. */
  queue: z.object({ place: z.number().int().positive(), admittedAt: instant }).nullable(),
  isAdmitted: z.boolean(),
  exceptions: z.array(reenrollmentException),
  reenrollment: reenrollment.nullable(),
})
export type ProcessStep = z.infer<typeof processStep>
