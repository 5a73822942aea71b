import type { ProcessStep } from '#api/academic/reenrollment.ts'
import { inTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { takePlace } from './admission.queries.ts'
import { enrollmentOffer, isOpen } from './enrollment-offer.queries.ts'
import { isConfirmed } from './process-outcome.ts'
import { readProcess } from './read-process.queries.ts'
import { beginReenrollment, byStudent, withPeriod } from './reenrollment-changes.queries.ts'
import type { ReenrollmentPorts, StudentScope } from './reenrollment-ports.ts'
import { isLastTerm, readStanding } from './standing.queries.ts'

/**
 * Takes a place in the queue of the period and begins a reenrollment, anew after one that was canceled; again, it changes nothing.
 *
 * Throws NOT_FOUND, PERIOD_CLOSED, NOT_ALLOWED for an enrollment that is not active, whose course offers nothing, or that has nothing left
 * to take: `no_renewal_needed`.
 */
export async function enterReenrollment(ports: ReenrollmentPorts, scope: StudentScope, academicRecord: string): Promise<ProcessStep> {
  const now = ports.clock.now()
  await inTenant(ports.pool, scope.tenantId, async (transaction) => {
    const offer = withPeriod(await enrollmentOffer(transaction, scope, academicRecord, now))
    if (!isOpen(offer.period, now)) throw new DomainError('PERIOD_CLOSED')
    if (offer.enrollment.status !== 'active' || offer.carouselId === null) throw new DomainError('NOT_ALLOWED')
    const isNeeded = isConfirmed(offer.reenrollment?.status) || !isLastTerm(await readStanding(transaction, offer), offer.electiveWorkload)
    if (!isNeeded) throw new DomainError('NOT_ALLOWED')
    await beginReenrollment(transaction, offer, byStudent(scope), now)
    await takePlace(transaction, offer, now)
  })
  return readProcess(ports, scope, academicRecord)
}
