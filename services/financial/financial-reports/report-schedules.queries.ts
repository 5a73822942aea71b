import { and, eq, lte, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { ReportSchedule, ReportSchedules } from '#api/financial/financial-reports.ts'
import { inTenant, readTenant, type TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { ownerCondition } from '../../platform/scope-condition.ts'
import { daysLater, monthsLater } from '../agreements/civil-months.ts'
import { reportSchedule } from './report-schedules.schema.ts'

/** The person who has reports mailed, and the context in which they see them. */
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

/** The maximum number of schedules of one person in one context. */
const mostSchedules = 20

/** Returns the next mailing day: a Monday, or the first day of a month. @param after civil date */
export function nextMail(every: ReportSchedule['every'], after: string): string {
  if (every === 'monthly') return monthsLater(`${after.slice(0, 8)}01`, 1)
  const weekday = new Date(`${after}T12:00:00Z`).getUTCDay()
  return daysLater(after, (8 - weekday) % 7 || 7)
}

type ScheduleRow = typeof reportSchedule.$inferSelect

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
  return readTenant(pool, subscriber.tenantId, (transaction) => readOwn(transaction, subscriber))
}

/** Those of the context. */
async function readOwn({ db }: TenantTransaction, subscriber: Subscriber): Promise<ReportSchedules['results']> {
  const inContext = sql`${reportSchedule.institutionId} is not distinct from ${subscriber.institutionId}::int`
  const rows = await db
    .select()
    .from(reportSchedule)
    .where(and(ownerCondition(subscriber, reportSchedule), inContext))
    .orderBy(reportSchedule.scheduleId)
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
  return inTenant(pool, tenantId, async (transaction) => {
    const { client } = transaction
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
    const schedules = await readOwn(transaction, subscriber)
    if (schedules.length > mostSchedules) throw new DomainError('TOO_MANY_SCHEDULES')
    return schedules
  })
}

async function isWithin(client: pg.ClientBase, { tenantId, institutionId }: Subscriber, shown: number): Promise<boolean> {
  if (institutionId !== null) return institutionId === shown
  const found = await query(client, sql`select 1 from financial.institution where tenant_id = ${tenantId} and institution_id = ${shown}`)
  return found.length > 0
}

/** Stops mailing a view (DELETE /report-schedules/{scheduleId}), whatever context its owner chose it in; an ended one stays ended. */
export function unschedule(pool: pg.Pool, subscriber: Subscriber, scheduleId: number): Promise<ReportSchedules['results']> {
  return inTenant(pool, subscriber.tenantId, async (transaction) => {
    await transaction.db
      .delete(reportSchedule)
      .where(and(ownerCondition(subscriber, reportSchedule), eq(reportSchedule.scheduleId, scheduleId)))
    return readOwn(transaction, subscriber)
  })
}

export function dueReports(pool: pg.Pool, tenantId: number, today: string): Promise<DueReport[]> {
  return readTenant(pool, tenantId, async ({ db }) => {
    const rows = await db
      .select()
      .from(reportSchedule)
      .where(and(eq(reportSchedule.tenantId, tenantId), lte(reportSchedule.nextOn, today)))
      .orderBy(reportSchedule.scheduleId)
    return rows.map((row) => {
      const { nextOn: dueOn, ...due } = getSchedule(row)
      return { ...due, dueOn, tenantId, userId: row.userId, institutionId: row.institutionId }
    })
  })
}

const byKey = (tenantId: number, scheduleId: number) =>
  and(eq(reportSchedule.tenantId, tenantId), eq(reportSchedule.scheduleId, scheduleId))

/** Goes on to the next mail, unless the schedule was changed meanwhile. */
export async function advanceSchedule(pool: pg.Pool, { tenantId, scheduleId, every, dueOn }: DueReport, today: string): Promise<void> {
  await inTenant(pool, tenantId, ({ db }) =>
    db
      .update(reportSchedule)
      .set({ nextOn: nextMail(every, today) })
      .where(and(byKey(tenantId, scheduleId), eq(reportSchedule.nextOn, dueOn))),
  )
}

/** Ends the schedule of a person who may no longer read the report. */
export async function endSchedule(pool: pg.Pool, { tenantId, scheduleId }: DueReport): Promise<void> {
  await inTenant(pool, tenantId, ({ db }) => db.delete(reportSchedule).where(byKey(tenantId, scheduleId)))
}
