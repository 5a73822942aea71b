import type pg from 'pg'
import type { Logger } from 'pino'
import { getCivilDate, type Clock } from '../../platform/clock.ts'
import { financialTenants } from '../database/tenants.queries.ts'
import { type DueReport, dueReports, endSchedule, advanceSchedule } from './report-schedules.queries.ts'

export interface MailReportPorts {
  pool: pg.Pool
  clock: Clock
  log: Logger
  /** IANA name of the reader's time zone. */
  getTimeZone(report: DueReport): Promise<string>
  /** Whether somebody still has a role by which they read reports there. */
  mayRead(report: DueReport): Promise<boolean>
  /** Mails a report, at most once per report and day. */
  mail(report: DueReport): Promise<void>
}

/** Hour, in the reader's time zone, from which the day's mails are sent. */
const opening = 7
/** The time zone in which a day begins first. */
const earliestZone = 'Pacific/Kiritimati'

const localHour = (instant: Date, timeZone: string) =>
  Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(instant))

/** Mails the reports that are due in their readers' time zones. Runs hourly; idempotent. */
export async function mailReports(ports: MailReportPorts): Promise<void> {
  const { pool, clock, log } = ports
  for (const tenantId of await financialTenants(pool)) {
    for (const report of await dueReports(pool, tenantId, getCivilDate(clock.now(), earliestZone))) {
      try {
        await mailIfDue(ports, report)
      } catch (error) {
        // The error message is not logged, because a mail server's may contain addresses.
        log.warn({ tenantId, reason: (error as Error & { code?: string }).code ?? 'error' }, 'a report was not mailed and is tried again')
      }
    }
  }
}

async function mailIfDue({ pool, clock, ...ports }: MailReportPorts, report: DueReport): Promise<void> {
  const timeZone = await ports.getTimeZone(report)
  const today = getCivilDate(clock.now(), timeZone)
  if (today < report.dueOn || localHour(clock.now(), timeZone) < opening) return
  if (!(await ports.mayRead(report))) return endSchedule(pool, report)
  await ports.mail(report)
  await advanceSchedule(pool, report, today)
}
