import { createServerFn } from '@tanstack/react-start'
import { impersonationRequest } from './impersonation-request.ts'
import { beginImpersonation } from './impersonation.server.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'
import { requireRecentProof } from '../../request/session/step-up.middleware.ts'

export const startImpersonation = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware, requireRecentProof])
  .validator(impersonationRequest)
  .handler(({ data, context: { scope, session } }) => beginImpersonation(scope, session, data))
