import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { OfficeWork } from '#api/academic/office-home.ts'
import { readTenant } from '../../platform/database.ts'
import { getRows } from '../../platform/read-together.ts'
import { placeCondition } from '../../platform/scope-condition.ts'
import type { OfficeMember } from '../access/scopes.ts'
import { waitingPhotos } from '../cards/card-office.queries.ts'
import { waitingActivities } from '../situation/activity-office.queries.ts'

/** Tells which of the counts are somebody's work. */
export type OfficeDuties = Record<keyof OfficeWork, boolean>

/** Counts the office's open work in one statement; omits what the member has no duty for. */
export async function officeWork(pool: pg.Pool, member: OfficeMember, duties: OfficeDuties, now: Date): Promise<OfficeWork> {
  const at = now.toISOString()
  const counted = (isDone: boolean, what: SQL) => (isDone ? sql`(select ${what})` : sql`null`)
  const reenrollments = sql`jsonb_build_object(
      'count', count(r.reenrollment_id), 'periodId', case when count(distinct p.period_id) = 1 then min(p.period_id) end)
    from academic.reenrollment_period p
    left join academic.reenrollment r on r.tenant_id = p.tenant_id and r.period_id = p.period_id
      and r.status in ('choosing', 'confirmed', 'processing', 'awaiting_payment')
    where ${placeCondition(member, 'p')} and p.opens_at <= ${at}::timestamptz and p.changes_until > ${at}::timestamptz`
  return readTenant(pool, member.tenantId, async (transaction) => {
    const [work] = await transaction.read(
      getRows<OfficeWork>(
        sql`select ${counted(duties.photos, sql`count(*)::int from ${waitingPhotos(member)}`)} as photos,
        ${counted(duties.certificates, sql`count(*)::int from ${waitingActivities(member)}`)} as certificates,
        ${counted(duties.reenrollments, reenrollments)} as reenrollments`,
      ),
    )
    return work!
  })
}
