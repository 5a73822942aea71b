import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { debtFilter, debtPageQuery, debtQuery } from '#api/debts.ts'
import { civilDate, entityId, searchText } from '#api/shared.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'
import { notFoundIfMissing } from '../../request/not-found.ts'

/** Totals cover the whole filtered set, not the page. */
export const listDebts = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(debtPageQuery)
  .handler(({ context, data }) => context.upstream.financial.debts.list(data))

/** Of staff: the totals of `listDebts` without its rows. */
export const countDebts = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(debtQuery.extend({ filter: debtFilter.strict() }))
  .handler(({ context, data }) => context.upstream.financial.debts.totals(data))

export const getDebtOverview = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => context.upstream.financial.debts.overview())

export const getDebtWorkload = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => context.upstream.financial.debts.workload())

export const findDebtors = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ search: searchText.pipe(z.string().min(2)) }))
  .handler(async ({ context, data }) => (await context.upstream.financial.debts.students(data)).results)

export const listDebtYears = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => (await context.upstream.financial.debts.paymentYears()).years)

/** @throws the router's `notFound`, also for other users' debts */
export const getDebt = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ debtId: entityId, on: civilDate.optional() }))
  .handler(({ context, data }) => notFoundIfMissing(context.upstream.financial.debts.get(data)))

export const getDebtStatus = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ debtId: entityId }))
  .handler(({ context, data }) => notFoundIfMissing(context.upstream.financial.debts.status(data)))

export const listEnrollments = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => (await context.upstream.financial.enrollments.list()).results)

/** How an institution calls what it takes off and adds; none for institutions of others. */
export const listChargeEvents = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ institutionId: entityId }))
  .handler(async ({ context, data }) => (await context.upstream.financial.events.list(data)).results)
