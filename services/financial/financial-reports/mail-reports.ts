import type pg from 'pg'
import type { Logger } from 'pino'
import { civilToday, type Clock } from '../../platform/clock.ts'
import type { TimeZoneOf } from '../../platform/service.ts'
import { financialTenants } from '../database/tenants.queries.ts'
import { type DueReport, dueReports, endSchedule, moveOn } from './report-schedules.queries.ts'

export interface MailReportPorts {
  pool: pg.Pool
  clock: Clock
  timeZoneOf: TimeZoneOf
  log: Logger
  /** Whether somebody still has a role by which they read reports there. */
  mayRead(report: DueReport): Promise<boolean>
  /** Once a report and day. */
  mail(report: DueReport): Promise<void>
}

/** Hour of the tenant from which mails of a day are sent. */
const opening = 7

const localHour = (instant: Date, timeZone: string) =>
  Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(instant))

/** Mails the reports that are due. Runs hourly; idempotent. */
export async function mailReports(ports: MailReportPorts): Promise<void> {
  const { pool, clock, timeZoneOf, log } = ports
  for (const tenantId of await financialTenants(pool)) {
    const timeZone = await timeZoneOf(tenantId)
    if (localHour(clock.now(), timeZone) < opening) continue
    const today = civilToday(clock, timeZone)
    for (const report of await dueReports(pool, tenantId, today)) {
      try {
        if (await ports.mayRead(report)) {
          await ports.mail(report)
          await moveOn(pool, report, today)
        } else await endSchedule(pool, report)
      } catch (error) {
        // Not the error message: a mail server's may contain addresses.
        log.warn({ tenantId, reason: (error as Error & { code?: string }).code ?? 'error' }, 'a report was not mailed and is tried again')
      }
    }
  }
}
