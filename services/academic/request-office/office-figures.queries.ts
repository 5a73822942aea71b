import { type SQL, sql } from 'drizzle-orm'
import type { MonthlyFigures, OfficeFigures } from '#api/academic/request-office.ts'
import { requestOutcome } from '#api/academic/request-status.ts'
import { readTenant } from '../../platform/database.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import { officeRequests } from '../requests/request-scope.queries.ts'
import type { OfficeSources } from './office-view.queries.ts'
import type { OfficeMember } from '../access/scopes.ts'
import { lateRequests, openRequests } from './request-age.queries.ts'

interface Moment {
  now: Date
  /** Civil date. */
  today: string
  /** The time zone of the tenant. */
  timeZone: string
}

/** Number of days over which timely answers and satisfaction are measured. */
const measuredDays = 90

const decided = sql`r.status = any (${toSqlArray(requestOutcome.options)}::text[])`
const inTime = (timeZone: string): SQL => sql`(r.decided_at at time zone ${timeZone})::date <= r.deadline`

export async function officeFigures(
  { pool, requestLists: { cache } }: OfficeSources,
  member: OfficeMember,
  moment: Moment,
): Promise<OfficeFigures> {
  const { now, today, timeZone } = moment
  const since = new Date(now.getTime() - measuredDays * 86_400_000).toISOString()
  const readQueue = () =>
    readTenant(pool, member.tenantId, async ({ client }) => {
      const [queue] = await query<{ waiting: number; late: number }>(
        client,
        sql`select count(*)::int as waiting, (count(*) filter (where ${lateRequests(today)}))::int as late
          from academic.request r where ${officeRequests(member)} and ${openRequests}`,
      )
      return queue!
    })
  const readDecided = () =>
    readTenant(pool, member.tenantId, async ({ client }) => {
      const [answers] = await query<{ answeredInTime: number | null; satisfaction: number | null }>(
        client,
        sql`select floor(100.0 * count(*) filter (where ${inTime(timeZone)}) / nullif(count(*), 0))::int as "answeredInTime",
            round(avg(r.score), 1)::float8 as satisfaction
          from academic.request r
          where ${officeRequests(member)} and r.decided_at >= ${since}::timestamptz and ${decided}`,
      )
      return answers!
    })
  const key = (name: string) => JSON.stringify([name, member.institutionId, today])
  const size = () => 100
  const [queue, answers] = await Promise.all([
    cache.get(member.tenantId, key('request queue figures'), readQueue, size, false),
    cache.get(member.tenantId, key('request answer figures'), readDecided, size),
  ])
  return { ...queue, ...answers }
}

/** Computes figures by type and month, for this month and the eleven before, newest month first. */
export function monthlyFigures({ pool, requestLists: { cache } }: OfficeSources, member: OfficeMember, { today, timeZone }: Moment) {
  const month = (column: SQL) => sql`to_char(${column} at time zone ${timeZone}, 'YYYY-MM-01')`
  const first = sql`((date_trunc('month', ${today}::date::timestamp) - interval '11 months') at time zone ${timeZone})`
  const read = () =>
    readTenant(pool, member.tenantId, ({ client }) =>
      query<MonthlyFigures & Record<string, unknown>>(
        client,
        sql`with received as (
            select r.type_id, ${month(sql`r.created_at`)} as month, count(*)::int as received
            from academic.request r where ${officeRequests(member)} and r.created_at >= ${first} group by 1, 2),
          concluded as (
            select r.type_id, ${month(sql`r.decided_at`)} as month, count(*)::int as concluded,
              (count(*) filter (where ${inTime(timeZone)}))::int as in_time, count(r.score)::int as ratings,
              round(avg(r.score), 1)::float8 as satisfaction
            from academic.request r where ${officeRequests(member)} and r.decided_at >= ${first} and ${decided} group by 1, 2)
          select t.type_id as "typeId", v.definition->'name' as name, month, coalesce(received, 0) as received,
            coalesce(concluded, 0) as concluded, coalesce(in_time, 0) as "inTime", coalesce(ratings, 0) as ratings, satisfaction
          from received full join concluded using (type_id, month)
          join academic.request_type t on t.tenant_id = ${member.tenantId} and t.type_id = coalesce(received.type_id, concluded.type_id)
          join academic.request_type_version v on v.tenant_id = t.tenant_id and v.type_id = t.type_id and v.version = t.version
          order by month desc, received desc, t.type_id`,
      ),
    )
  const size = (rows: unknown[]) => rows.length * 400
  return cache.get<MonthlyFigures[]>(member.tenantId, JSON.stringify(['monthly request figures', member.institutionId, today]), read, size)
}
