import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { secondFactorReset } from '#api/second-factor-reset.ts'
import { searchText } from '#api/shared.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'
import { requireRecentProof } from '../../auth/step-up/step-up.middleware.ts'
import { resetAndSignOut } from './reset-second-factor.server.ts'

export const findSecondFactorHolders = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ search: searchText.pipe(z.string().min(2)) }))
  .handler(({ data, context }) => context.upstream.users.secondFactorHolders(data))

export const resetSecondFactor = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware, requireRecentProof])
  .validator(secondFactorReset)
  .handler(({ data, context: { scope, session } }) => resetAndSignOut(scope, session, data))
