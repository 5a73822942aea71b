import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { civilDate } from '#api/shared.ts'
import { civilDateOf } from '../../shared/list/civil-date-of.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'
import { periodOf } from './statement-periods.ts'

/** What the signed-in person came to owe and paid in a period, by the institution's calendar; in the usual one where none is given. */
export const getStatement = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.strictObject({ from: civilDate.optional(), to: civilDate.optional() }))
  .handler(async ({ context: { upstream, scope }, data }) => {
    const today = civilDateOf(new Date(), scope.acting.timeZone)
    return { today, ...(await upstream.financial.statement.get(periodOf(data, today))) }
  })
