import { civilToday, type Clock } from '../../platform/clock.ts'
import { requirePrincipal, requireSelf } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import type { FindPerson } from '../persons/person-directory.ts'
import { base } from '../base.ts'
import { readReport, reportScope, type ReportSources } from './financial-report.ts'
import { schedule, getSchedules, type Subscriber, unschedule } from './report-schedules.queries.ts'

export function financialReportsRouter({ clock, findPerson, ...sources }: ReportSources & { clock: Clock; findPerson: FindPerson }) {
  const { pool } = sources
  /** Mails are personal: nobody can choose them while acting as somebody else. */
  const subscriber = (context: ServiceContext): Subscriber => {
    const caller = requireSelf(context)
    const { tenantId, institutionId } = reportScope(caller)
    return { tenantId, institutionId, userId: caller.userId }
  }
  const getEmail = async ({ tenantId, userId }: Subscriber) => (await findPerson(tenantId, userId))?.email ?? null
  return {
    get: base.financialReports.get.handler(({ context, input }) => {
      const caller = requirePrincipal(context)
      return readReport(sources, reportScope(caller), input, civilToday(clock, caller.timeZone))
    }),
    schedules: base.financialReports.schedules.handler(async ({ context }) => {
      const reader = subscriber(context)
      const [email, results] = await Promise.all([getEmail(reader), getSchedules(pool, reader)])
      return { email, results }
    }),
    schedule: base.financialReports.schedule.handler(async ({ context, input }) => {
      const reader = subscriber(context)
      const today = civilToday(clock, requirePrincipal(context).timeZone)
      return { email: await getEmail(reader), results: await schedule(pool, reader, input, today) }
    }),
    endSchedule: base.financialReports.endSchedule.handler(async ({ context, input }) => {
      const reader = subscriber(context)
      return { email: await getEmail(reader), results: await unschedule(pool, reader, input.scheduleId) }
    }),
  }
}
