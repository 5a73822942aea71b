import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { civilDate } from '#api/shared.ts'
import { civilDateOf } from '../../shared/list/civil-date-of.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'
import { periodOf } from './statement-periods.ts'

/** `today` is the institution's civil date. */
export const getStatement = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.strictObject({ from: civilDate.optional(), to: civilDate.optional() }))
  .handler(async ({ context: { upstream, scope }, data }) => {
    const today = civilDateOf(new Date(), scope.acting.timeZone)
    return { today, ...(await upstream.financial.statement.get(periodOf(data, today))) }
  })
