import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { civilDate } from '#api/shared.ts'
import { civilDateOf } from '../../i18n/formats.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'
import { periodOf } from './statement-periods.ts'

/** With what is owed `today`, the institution's civil date, whatever the period. */
export const getStatement = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.strictObject({ from: civilDate.optional(), to: civilDate.optional() }))
  .handler(async ({ context: { upstream, scope }, data }) => {
    const today = civilDateOf(new Date(), scope.acting.timeZone)
    const [statement, { owedToday }] = await Promise.all([
      upstream.financial.statement.get(periodOf(data, today)),
      upstream.financial.debts.overview(),
    ])
    return { ...statement, today, owedToday }
  })
