import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { civilDate } from '#api/shared.ts'
import { getCivilDate } from '../../i18n/formats.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'
import { getPeriod } from './statement-periods.ts'

/** Returns the statement and what is owed `today`, the institution's civil date, whatever the period. */
export const getStatement = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.strictObject({ from: civilDate.optional(), to: civilDate.optional() }))
  .handler(async ({ context: { upstream, scope }, data }) => {
    const today = getCivilDate(new Date(), scope.acting.timeZone)
    const [statement, { owedToday }] = await Promise.all([
      upstream.financial.statement.get(getPeriod(data, today)),
      upstream.financial.debts.overview(),
    ])
    return { ...statement, today, owedToday }
  })
