import { sql } from 'drizzle-orm'
import type { ProcessStep } from '#api/reenrollment.ts'
import { inTenant, type TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { enrollmentOffer, isOpen } from './enrollment-offer.queries.ts'
import { readProcess } from './read-process.queries.ts'
import { beginReenrollment, byStudent, choiceOf, type PeriodOffer, withPeriod } from './reenrollment-changes.queries.ts'
import type { ReenrollmentPorts, StudentScope } from './reenrollment-ports.ts'

/**
 * Takes a place in the queue of the period and begins a reenrollment, anew after one that was canceled; again, it changes nothing.
 *
 * Throws NOT_FOUND, PERIOD_CLOSED, NOT_ALLOWED for an enrollment that is not active or whose course offers nothing.
 */
export async function enterReenrollment(ports: ReenrollmentPorts, scope: StudentScope, academicRecord: string): Promise<ProcessStep> {
  const now = ports.clock.now()
  await inTenant(ports.pool, scope.tenantId, async (transaction) => {
    const offer = withPeriod(await enrollmentOffer(transaction, scope, academicRecord, now))
    if (!isOpen(offer.period, now)) throw new DomainError('PERIOD_CLOSED')
    if (offer.enrollment.status !== 'active' || offer.carouselId === null) throw new DomainError('NOT_ALLOWED')
    await beginReenrollment(transaction, offer, byStudent(scope), now)
    await takePlace(transaction, offer, now)
  })
  return readProcess(ports, scope, academicRecord)
}

/**
 * In the order of arrival, so many a minute as the period admits. Last in its transaction: everybody who arrives waits for the period's
 * clock. Kept for good, also by who begins anew.
 */
async function takePlace({ client }: TenantTransaction, offer: PeriodOffer, now: Date): Promise<void> {
  const { tenantId, periodId, enrollmentId } = choiceOf(offer)
  const at = now.toISOString()
  const arrived = await query(
    client,
    sql`insert into academic.reenrollment_admission (tenant_id, period_id, enrollment_id, admitted_at)
      values (${tenantId}, ${periodId}, ${enrollmentId}, ${at}::timestamptz) on conflict do nothing returning 1`,
  )
  if (arrived.length === 0) return
  const step = sql`(interval '1 minute' / ${offer.period.admissionsPerMinute})`
  await query(
    client,
    sql`with clock as (
        insert into academic.admission_clock as c (tenant_id, period_id, next_at) values (${tenantId}, ${periodId}, ${at}::timestamptz + ${step})
        on conflict (tenant_id, period_id) do update set next_at = greatest(c.next_at, ${at}::timestamptz) + ${step}
        returning next_at - ${step} as admitted_at
      )
      update academic.reenrollment_admission a set admitted_at = clock.admitted_at from clock
      where a.tenant_id = ${tenantId} and a.period_id = ${periodId} and a.enrollment_id = ${enrollmentId}`,
  )
}
