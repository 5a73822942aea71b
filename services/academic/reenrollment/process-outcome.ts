import type { EnrollmentStatus } from '#api/academic/academic-situation.ts'
import type { ProcessStep, ReenrollmentProblem, ReenrollmentStatus } from '#api/academic/reenrollment.ts'
import { type EnrollmentOffer, isOpen } from './enrollment-offer.queries.ts'

export interface ProcessFacts {
  enrollment: { status: EnrollmentStatus }
  period: { opensAt: Date; closesAt: Date } | null
  carouselId: number | null
  /** Whether the institution has reenrollment periods, though perhaps not for this course. */
  hasPeriods: EnrollmentOffer['hasPeriods']
  reenrollment: { status: ReenrollmentStatus } | null
  /** Nothing is left to be taken. */
  isLastTerm: boolean
  /** Subjects have to be taken again, and are not chosen yet. */
  hasDependencies: boolean
  /** Whether something blocks the student that choosing does not settle. */
  isBlocked: boolean
  /** Whether the rules need the financial service, and it did not answer. */
  isFinanceMissing: boolean
}

const confirmedResults: Partial<Record<ReenrollmentStatus, ProcessStep['result']>> = {
  confirmed: null,
  processing: 'payment_generation_in_progress',
  awaiting_payment: 'first_debt_pending',
  completed: 'first_debt_settled',
}

/** Whether the choice was confirmed, so that only paying or signing may remain and earlier obstacles no longer count. */
export const isConfirmed = (status: ReenrollmentStatus | undefined): boolean => status !== undefined && status in confirmedResults

/** The result and the furthest step of a student (docs/requirements/academic-and-financial.md, section 4). */
export function processOutcome(facts: ProcessFacts, now: Date): Pick<ProcessStep, 'step' | 'result' | 'problem'> {
  const status = facts.reenrollment?.status
  if (status && isConfirmed(status)) return { step: 'payment', result: confirmedResults[status] ?? null, problem: null }
  if (facts.enrollment.status === 'concluded' || (facts.enrollment.status === 'active' && facts.isLastTerm))
    return { step: 'pending_items', result: 'no_renewal_needed', problem: null }
  const problem = getProblem(facts, now)
  if (problem) return { step: 'pending_items', result: 'problem', problem }
  // An outage of the financial service does not interrupt a choice that has begun.
  const isStopped = facts.isBlocked || (facts.isFinanceMissing && !status)
  return {
    step: isStopped ? 'pending_items' : 'subjects',
    result: facts.hasDependencies ? 'dependency_or_adaptation' : null,
    problem: null,
  }
}

function getProblem({ enrollment, period, carouselId, hasPeriods, reenrollment }: ProcessFacts, now: Date): ReenrollmentProblem | null {
  if (enrollment.status !== 'active') return 'enrollment_not_active'
  if (!period) return hasPeriods ? 'not_offered' : 'no_period'
  if (reenrollment?.status === 'canceled' || reenrollment?.status === 'expired') return reenrollment.status
  if (carouselId === null) return 'not_offered'
  if (now < period.opensAt) return 'not_yet_open'
  return isOpen(period, now) ? null : 'closed'
}
