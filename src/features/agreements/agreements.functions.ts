import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { agreementPageQuery, calculateAgreementInput, makeAgreementInput, planPaymentsQuery } from '#api/agreements.ts'
import { entityId } from '#api/shared.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'
import { notFoundIfMissing } from '../../request/not-found.ts'

export const listAgreements = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(agreementPageQuery)
  .handler(({ context, data }) => context.upstream.financial.agreements.list(data))

/** @throws the router's `notFound`, also for other users' agreements */
export const getAgreement = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ agreementId: entityId }))
  .handler(({ context, data }) => notFoundIfMissing(context.upstream.financial.agreements.get(data)))

export const listDebtsForAgreement = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => context.upstream.financial.agreements.debts())

export const calculateAgreement = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(calculateAgreementInput)
  .handler(({ context, data }) => context.upstream.financial.agreements.calculate(data))

export const listPlanPayments = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(planPaymentsQuery)
  .handler(async ({ context, data }) => (await context.upstream.financial.agreements.planPayments(data)).results)

/** Idempotent by key. */
export const makeAgreement = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(makeAgreementInput)
  .handler(async ({ context, data }) => {
    const { agreementId } = await context.upstream.financial.agreements.make(data)
    return { agreementId }
  })
