import { createServerFn } from '@tanstack/react-start'
import { reportSelection } from '#api/financial/financial-reports.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'
import { portalErrorCode } from '../../request/portal-error.ts'

/** Returns a report, with the reader's scheduled mails; these are null while acting as somebody else. */
export const getFinancialReport = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(reportSelection)
  .handler(async ({ context, data }) => {
    const { financialReports } = context.upstream.financial
    const reportSchedules = financialReports.schedules().catch((error: unknown) => {
      if (portalErrorCode(error) === 'FORBIDDEN') return null
      throw error
    })
    const [report, schedules] = await Promise.all([financialReports.get(data), reportSchedules])
    return { report, schedules }
  })
