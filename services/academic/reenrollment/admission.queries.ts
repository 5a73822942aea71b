import { sql } from 'drizzle-orm'
import type { TenantTransaction } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import { getChoice, type PeriodOffer } from './reenrollment-changes.queries.ts'

/**
 * In the order of arrival, so many a minute as the period admits. Last in its transaction: everybody who arrives waits for the period's
 * clock. Kept for good, also by who begins anew.
 */
export async function takePlace({ client }: TenantTransaction, offer: PeriodOffer, now: Date): Promise<void> {
  const { tenantId, periodId, enrollmentId } = getChoice(offer)
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
