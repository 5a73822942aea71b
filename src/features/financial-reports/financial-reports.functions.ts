import { createServerFn } from '@tanstack/react-start'
import { reportSchedule, reportSelection, scheduleKey } from '#api/financial-reports.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'
import { portalErrorCode } from '../../request/portal-error.ts'

/** A report, with the mails of the reader's; null while acting as somebody else. */
export const getFinancialReport = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(reportSelection)
  .handler(async ({ context, data }) => {
    const { financialReports } = context.upstream.financial
    const ownSchedules = financialReports.schedules().catch((error: unknown) => {
      if (portalErrorCode(error) === 'FORBIDDEN') return null
      throw error
    })
    const [report, schedules] = await Promise.all([financialReports.get(data), ownSchedules])
    return { report, schedules }
  })

/** Mails a view of a report to the reader every week or month. */
export const scheduleReport = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(reportSchedule)
  .handler(({ context, data }) => context.upstream.financial.financialReports.schedule(data))

/** Mails it no longer. */
export const endReportSchedule = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(scheduleKey)
  .handler(({ context, data }) => context.upstream.financial.financialReports.endSchedule(data))
