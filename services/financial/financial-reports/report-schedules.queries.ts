import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { ReportName, ReportSchedule, ReportSchedules } from '#api/financial-reports.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import { daysLater, monthsLater } from '../agreements/civil-months.ts'

/** Who has reports mailed, and where they see them. */
export interface Subscriber {
  tenantId: number
  userId: number
  /** Null for every institution of the tenant. */
  institutionId: number | null
}

export interface DueReport extends Subscriber, ReportSchedule {
  scheduleId: number
  /** Civil date that the mail was due on. */
  dueOn: string
}

/** Mondays, or first days of months. @param after civil date */
export function nextMail(every: ReportSchedule['every'], after: string): string {
  if (every === 'monthly') return monthsLater(`${after.slice(0, 8)}01`, 1)
  const weekday = new Date(`${after}T12:00:00Z`).getUTCDay()
  return daysLater(after, (8 - weekday) % 7 || 7)
}

const own = ({ tenantId, userId, institutionId }: Subscriber) =>
  sql`tenant_id = ${tenantId} and user_id = ${userId} and institution_id is not distinct from ${institutionId}::int`

export function schedulesOf(pool: pg.Pool, subscriber: Subscriber): Promise<ReportSchedules['results']> {
  return readTenant(pool, subscriber.tenantId, ({ client }) => readOwn(client, subscriber))
}

function readOwn(client: pg.ClientBase, subscriber: Subscriber): Promise<ReportSchedules['results']> {
  return query(
    client,
    sql`select report, every, next_on as "nextOn" from financial.report_schedule where ${own(subscriber)} order by report`,
  )
}

/** Chooses when a report is mailed (PUT /report-schedules/{report}); null no longer mails it. @param today civil date */
export function schedule(
  pool: pg.Pool,
  subscriber: Subscriber,
  { report, every }: { report: ReportName; every: ReportSchedule['every'] | null },
  today: string,
): Promise<ReportSchedules['results']> {
  const { tenantId, userId, institutionId } = subscriber
  return inTenant(pool, tenantId, async ({ client }) => {
    await query(
      client,
      every === null
        ? sql`delete from financial.report_schedule where ${own(subscriber)} and report = ${report}`
        : sql`insert into financial.report_schedule as s (tenant_id, user_id, institution_id, report, every, next_on)
            values (${tenantId}, ${userId}, ${institutionId}::int, ${report}, ${every}, ${nextMail(every, today)}::date)
            on conflict (tenant_id, user_id, coalesce(institution_id, 0), report) do update
              set every = excluded.every, next_on = excluded.next_on where s.every <> excluded.every`,
    )
    return readOwn(client, subscriber)
  })
}

export function dueReports(pool: pg.Pool, tenantId: number, today: string): Promise<DueReport[]> {
  return readTenant(pool, tenantId, ({ client }) =>
    query<DueReport & pg.QueryResultRow>(
      client,
      sql`select schedule_id as "scheduleId", tenant_id as "tenantId", user_id as "userId", institution_id as "institutionId", report, every,
          next_on as "dueOn"
        from financial.report_schedule where tenant_id = ${tenantId} and next_on <= ${today}::date order by schedule_id`,
    ),
  )
}

/** Goes on to the next mail, unless the schedule was changed meanwhile. */
export async function moveOn(pool: pg.Pool, { tenantId, scheduleId, every, dueOn }: DueReport, today: string): Promise<void> {
  await inTenant(pool, tenantId, ({ client }) =>
    query(
      client,
      sql`update financial.report_schedule set next_on = ${nextMail(every, today)}::date
        where tenant_id = ${tenantId} and schedule_id = ${scheduleId} and next_on = ${dueOn}::date`,
    ),
  )
}

/** For those who may no longer read it. */
export async function endSchedule(pool: pg.Pool, { tenantId, scheduleId }: DueReport): Promise<void> {
  await inTenant(pool, tenantId, ({ client }) =>
    query(client, sql`delete from financial.report_schedule where tenant_id = ${tenantId} and schedule_id = ${scheduleId}`),
  )
}
