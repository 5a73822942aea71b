import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { civilDate } from '#api/shared.ts'
import { getCivilDate } from '../../i18n/formats.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'
import { getPeriod, yearOfPeriod } from './statement-periods.ts'

/** Returns the statement, what is owed `today`, the institution's civil date, and whether an income report of the period's year is printed. */
export const getStatement = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.strictObject({ from: civilDate.optional(), to: civilDate.optional() }))
  .handler(async ({ context: { upstream, scope }, data }) => {
    const today = getCivilDate(new Date(), scope.acting.timeZone)
    const period = getPeriod(data, today)
    const [statement, { owedToday }, reports] = await Promise.all([
      upstream.financial.statement.get(period),
      upstream.financial.debts.overview(),
      // Who may not read it reads the statement all the same.
      yearOfPeriod(period) ? upstream.financial.reports.paths({ folder: 'IncomeReport' }).catch(() => null) : null,
    ])
    return { ...statement, today, owedToday, hasIncomeReport: (reports?.results.length ?? 0) > 0 }
  })
