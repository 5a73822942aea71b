import { createServerFn } from '@tanstack/react-start'
import { secondFactorReset } from '#api/users/second-factor-reset.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'
import { requireRecentProof } from '../../request/session/step-up.middleware.ts'
import { resetAndSignOut } from './reset-second-factor.server.ts'

export const resetSecondFactor = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware, requireRecentProof])
  .validator(secondFactorReset)
  .handler(({ data, context: { scope, session } }) => resetAndSignOut(scope, session, data))
