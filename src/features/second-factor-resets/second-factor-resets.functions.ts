import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { secondFactorReset } from '#api/second-factor-reset.ts'
import { searchText } from '#api/shared.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'
import { deleteSessionsOf } from '../../auth/session/session-store.server.ts'

export const findSecondFactorHolders = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ search: searchText.pipe(z.string().min(2)) }))
  .handler(({ data, context }) => context.upstream.users.secondFactorHolders(data))

export const resetSecondFactor = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(secondFactorReset)
  .handler(async ({ data, context: { scope, session, upstream } }) => {
    // The user id must not reach the browser.
    const { userId } = await upstream.users.resetSecondFactor(data)
    await deleteSessionsOf(scope.runtime, { tenantId: session.person.context?.tenantId ?? session.tenantId, userId })
    scope.log.info({ event: 'second-factor-reset' }, 'second factor reset by staff')
  })
