import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { ReportName, ReportPeriod, ReportSchedule, ReportSchedules } from '#api/financial/financial-reports.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
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

interface ScheduleRow extends pg.QueryResultRow {
  scheduleId: number
  report: ReportName
  shownInstitutionId: number | null
  period: ReportPeriod | null
  shownFrom: string | null
  shownTo: string | null
  every: ReportSchedule['every']
  nextOn: string
}

/** Of one person in one context. */
const mostSchedules = 20

/** Mondays, or first days of months. @param after civil date */
export function nextMail(every: ReportSchedule['every'], after: string): string {
  if (every === 'monthly') return monthsLater(`${after.slice(0, 8)}01`, 1)
  const weekday = new Date(`${after}T12:00:00Z`).getUTCDay()
  return daysLater(after, (8 - weekday) % 7 || 7)
}

const own = ({ tenantId, userId, institutionId }: Subscriber) =>
  sql`tenant_id = ${tenantId} and user_id = ${userId} and institution_id is not distinct from ${institutionId}::int`

const columns = sql`schedule_id as "scheduleId", report, shown_institution_id as "shownInstitutionId", period, shown_from as "shownFrom",
  shown_to as "shownTo", every, next_on as "nextOn"`

const getSchedule = ({ scheduleId, every, nextOn, report, shownInstitutionId, period, shownFrom, shownTo }: ScheduleRow) => ({
  scheduleId,
  every,
  nextOn,
  selection: {
    report,
    institutionId: shownInstitutionId ?? undefined,
    period: period ?? undefined,
    from: shownFrom ?? undefined,
    to: shownTo ?? undefined,
  },
})

export function getSchedules(pool: pg.Pool, subscriber: Subscriber): Promise<ReportSchedules['results']> {
  return readTenant(pool, subscriber.tenantId, ({ client }) => readOwn(client, subscriber))
}

async function readOwn(client: pg.ClientBase, subscriber: Subscriber): Promise<ReportSchedules['results']> {
  const rows = await query<ScheduleRow>(
    client,
    sql`select ${columns} from financial.report_schedule where ${own(subscriber)} order by schedule_id`,
  )
  return rows.map(getSchedule)
}

/**
 * Has a view mailed (PUT /report-schedules), or mailed otherwise. Throws NOT_FOUND for an institution outside of the context,
 * TOO_MANY_SCHEDULES.
 *
 * @param today civil date
 */
export function schedule(
  pool: pg.Pool,
  subscriber: Subscriber,
  { selection: { report, institutionId: shown, period, from, to }, every }: ReportSchedule,
  today: string,
): Promise<ReportSchedules['results']> {
  const { tenantId, userId, institutionId } = subscriber
  return inTenant(pool, tenantId, async ({ client }) => {
    if (shown !== undefined && !(await isWithin(client, subscriber, shown))) throw new DomainError('NOT_FOUND')
    await query(
      client,
      sql`insert into financial.report_schedule as s
          (tenant_id, user_id, institution_id, report, shown_institution_id, period, shown_from, shown_to, every, next_on)
        values (${tenantId}, ${userId}, ${institutionId}::int, ${report}, ${shown ?? null}::int, ${period ?? null}, ${from ?? null}::date,
          ${to ?? null}::date, ${every}, ${nextMail(every, today)}::date)
        on conflict on constraint report_schedule_once do update
          set every = excluded.every, next_on = excluded.next_on where s.every <> excluded.every`,
    )
    const schedules = await readOwn(client, subscriber)
    if (schedules.length > mostSchedules) throw new DomainError('TOO_MANY_SCHEDULES')
    return schedules
  })
}

async function isWithin(client: pg.ClientBase, { tenantId, institutionId }: Subscriber, shown: number): Promise<boolean> {
  if (institutionId !== null) return institutionId === shown
  const found = await query(client, sql`select 1 from financial.institution where tenant_id = ${tenantId} and institution_id = ${shown}`)
  return found.length > 0
}

/** Mails a view no longer (DELETE /report-schedules/{scheduleId}), in whichever context its owner chose it; one that ended stays so. */
export function unschedule(pool: pg.Pool, subscriber: Subscriber, scheduleId: number): Promise<ReportSchedules['results']> {
  const { tenantId, userId } = subscriber
  return inTenant(pool, tenantId, async ({ client }) => {
    await query(
      client,
      sql`delete from financial.report_schedule where tenant_id = ${tenantId} and user_id = ${userId} and schedule_id = ${scheduleId}`,
    )
    return readOwn(client, subscriber)
  })
}

export function dueReports(pool: pg.Pool, tenantId: number, today: string): Promise<DueReport[]> {
  return readTenant(pool, tenantId, async ({ client }) => {
    const rows = await query<ScheduleRow & Subscriber>(
      client,
      sql`select ${columns}, tenant_id as "tenantId", user_id as "userId", institution_id as "institutionId"
        from financial.report_schedule where tenant_id = ${tenantId} and next_on <= ${today}::date order by schedule_id`,
    )
    return rows.map((row) => {
      const { nextOn: dueOn, ...due } = getSchedule(row)
      return { ...due, dueOn, tenantId, userId: row.userId, institutionId: row.institutionId }
    })
  })
}

/** Goes on to the next mail, unless the schedule was changed meanwhile. */
export async function advanceSchedule(pool: pg.Pool, { tenantId, scheduleId, every, dueOn }: DueReport, today: string): Promise<void> {
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
