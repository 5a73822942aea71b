import { createServerFn } from '@tanstack/react-start'
import { creditApplication, creditPageQuery, creditUndo, ofCreditedStudent } from '#api/credits.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'
import { notFoundIfMissing } from '../../request/not-found.ts'

/** For staff. Totals cover the whole filtered set, not the page. */
export const listCredits = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(creditPageQuery)
  .handler(({ context, data }) => context.upstream.financial.credits.list(data))

/** For staff: credit of a student at an institution, and what it can be used for. */
export const getStudentCredits = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(ofCreditedStudent)
  .handler(({ context, data }) => notFoundIfMissing(context.upstream.financial.credits.ofStudent(data)))

/** The caller's own. */
export const getOwnCredits = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => context.upstream.financial.credits.own())

export const applyCredit = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(creditApplication)
  .handler(({ context, data }) => context.upstream.financial.credits.apply(data))

export const undoCreditUse = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(creditUndo)
  .handler(async ({ context, data }) => {
    await context.upstream.financial.credits.undo(data)
  })
