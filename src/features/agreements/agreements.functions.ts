import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { agreementPageQuery, calculateAgreementInput, makeAgreementInput, planPaymentsQuery } from '#api/agreements.ts'
import { entityId } from '#api/shared.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'
import { notFoundIfMissing } from '../../request/not-found.ts'

/** A page of the agreements that the signed-in person may see. */
export const listAgreements = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(agreementPageQuery)
  .handler(({ context, data }) => context.upstream.financial.agreements.list(data))

/** One agreement. Another person's is not found, as one that does not exist. */
export const getAgreement = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ agreementId: entityId }))
  .handler(({ context, data }) => notFoundIfMissing(context.upstream.financial.agreements.get(data)))

/** The overdue debts of the signed-in person, and which of them can be negotiated. */
export const listDebtsForAgreement = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => context.upstream.financial.agreements.debts())

/** What every plan would make of debts of the signed-in person; nothing is made. */
export const calculateAgreement = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(calculateAgreementInput)
  .handler(({ context, data }) => context.upstream.financial.agreements.calculate(data))

/** The plans of the signed-in person's institutions for an amount. */
export const listPlanPayments = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(planPaymentsQuery)
  .handler(async ({ context, data }) => (await context.upstream.financial.agreements.planPayments(data)).results)

/** Makes an agreement; the same key never makes a second one. */
export const makeAgreement = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(makeAgreementInput)
  .handler(async ({ context, data }) => {
    const { agreementId } = await context.upstream.financial.agreements.make(data)
    return { agreementId }
  })
