import { sql } from 'drizzle-orm'
import { inTenant, readTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import { giveEverythingBack, restoreChoice, takeBack } from './change-reenrollment.ts'
import { bySystem, lockReenrollment, recordEvent, updateReenrollment } from './reenrollment-changes.queries.ts'
import { tellEvent } from './reenrollment-notice.queries.ts'
import type { ReenrollmentPorts } from './reenrollment-ports.ts'

type ExpiringPorts = Pick<ReenrollmentPorts, 'pool' | 'clock' | 'sendJob'>

/** Maximum number of reenrollments of a tenant that one run ends. */
const atOnce = 5_000

/**
 * Ends what the clock has ended, and tells its students: a choice that was not confirmed when its period closed, or whose payment was never
 * asked for while changes were possible, runs out with the contract that it was offered, and an unconfirmed change goes back to what was
 * confirmed. A period that was prolonged meanwhile counts as it is now.
 */
export async function expireReenrollments(ports: ExpiringPorts, tenantIds: readonly number[]): Promise<void> {
  for (const tenantId of tenantIds) {
    await noteExpiredHolds(ports, tenantId)
    for (const reenrollmentId of await overdue(ports, tenantId)) await endOne(ports, tenantId, reenrollmentId)
  }
}

/** On `academic.reenrollment r` and its period `p`. */
const isOverdue = (now: string) => sql`(r.status = 'choosing' and p.closes_at <= ${now}::timestamptz
  or r.changing_since is not null and p.changes_until <= ${now}::timestamptz
  or r.status = 'confirmed' and r.payment_key is null and p.changes_until <= ${now}::timestamptz)`

const withPeriod = sql`academic.reenrollment r
  join academic.reenrollment_period p on p.tenant_id = r.tenant_id and p.period_id = r.period_id`

function overdue({ pool, clock }: ExpiringPorts, tenantId: number): Promise<string[]> {
  const now = clock.now().toISOString()
  return readTenant(pool, tenantId, async ({ client }) => {
    const rows = await query<{ reenrollmentId: string }>(
      client,
      sql`select r.reenrollment_id as "reenrollmentId" from ${withPeriod}
        where r.tenant_id = ${tenantId} and ${isOverdue(now)} order by r.reenrollment_id limit ${atOnce}`,
    )
    return rows.map((row) => row.reenrollmentId)
  })
}

async function endOne(ports: ExpiringPorts, tenantId: number, reenrollmentId: string): Promise<void> {
  const now = ports.clock.now()
  await inTenant(ports.pool, tenantId, async (transaction) => {
    const row = await lockReenrollment(transaction, tenantId, reenrollmentId)
    if (!row) return
    // The choice may have been confirmed, or the period prolonged, meanwhile.
    const [still] = await query(
      transaction.client,
      sql`select 1 from ${withPeriod} where r.tenant_id = ${tenantId} and r.reenrollment_id = ${reenrollmentId}::uuid
        and ${isOverdue(now.toISOString())}`,
    )
    if (!still) return
    if (row.changingSince) return restoreChoice(ports, transaction, row, bySystem, now)
    await giveEverythingBack(ports, transaction, row)
    await updateReenrollment(transaction, row, { status: 'expired', revision: row.revision + 1 }, now)
    await takeBack(ports, transaction, row)
    const eventId = await recordEvent(transaction, row, { kind: 'expired' }, bySystem, now)
    await tellEvent(ports, transaction, tenantId, eventId)
  })
}

/** Records each expired hold once, at its instant, for the office to read: holds expire by the clock alone, without an event. */
async function noteExpiredHolds({ pool, clock }: ExpiringPorts, tenantId: number): Promise<void> {
  const now = clock.now().toISOString()
  await inTenant(pool, tenantId, async ({ client }) => {
    // Without the lock, two concurrent runs would both find no event and write it twice.
    await query(client, sql`select pg_advisory_xact_lock(hashtext('academic.expired_hold'), ${tenantId}::int)`)
    await query(
      client,
      sql`insert into academic.reenrollment_event (tenant_id, period_id, enrollment_id, kind, at, by, group_id)
        select r.tenant_id, r.period_id, r.enrollment_id, 'expired_hold', s.held_until, 'system', s.group_id
        from academic.reenrollment_seat s
        join academic.reenrollment r on r.tenant_id = s.tenant_id and r.reenrollment_id = s.reenrollment_id
        where s.tenant_id = ${tenantId} and s.status = 'held' and s.held_until <= ${now}::timestamptz
          and not exists (select from academic.reenrollment_event v where v.tenant_id = r.tenant_id and v.period_id = r.period_id
            and v.enrollment_id = r.enrollment_id and v.kind = 'expired_hold' and v.group_id = s.group_id and v.at = s.held_until)`,
    )
  })
}
