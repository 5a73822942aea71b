import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { debtPageQuery } from '#api/debts.ts'
import { civilDate, entityId } from '#api/shared.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'
import { notFoundIfMissing } from '../../request/not-found.ts'

/** A page of the debts that the signed-in person may see, with totals of the whole filtered set. */
export const listDebts = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(debtPageQuery)
  .handler(({ context, data }) => context.upstream.financial.debts.list(data))

/** What the signed-in person owes and has paid, in numbers. */
export const getDebtOverview = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => context.upstream.financial.debts.overview())

/** Years that have debts, newest first. */
export const listDebtYears = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => (await context.upstream.financial.debts.paymentYears()).years)

/** One debt and how its amount comes about on a day. Another person's debt is not found, as one that does not exist. */
export const getDebt = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ debtId: entityId, on: civilDate.optional() }))
  .handler(({ context, data }) => notFoundIfMissing(context.upstream.financial.debts.get(data)))

/** Ways to pay that the person's institutions offer. */
export const listPaymentMethods = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => (await context.upstream.financial.payments.methods()).results.map(({ type }) => type))

/** Where one debt stands now. */
export const getDebtStatus = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ debtId: entityId }))
  .handler(({ context, data }) => notFoundIfMissing(context.upstream.financial.debts.status(data)))

/** The person's courses that debts belong to. */
export const listEnrollments = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => (await context.upstream.financial.enrollments.list()).results)

/** By what an institution reckons late debts, and what it calls discounts and additions. */
export const getChargeRules = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ institutionId: entityId }))
  .handler(async ({ context, data }) => {
    const { settings, events } = context.upstream.financial
    const [{ results }, named] = await Promise.all([settings.list(data), events.list(data)])
    return { setting: results[0] ?? null, events: named.results }
  })
