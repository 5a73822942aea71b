import { createServerFn } from '@tanstack/react-start'
import { upstreamAsPortal } from '../../request/upstream.server.ts'
import { requestMiddleware } from '../../request/request.middleware.ts'

export const getCaptchaChallenge = createServerFn({ method: 'POST' })
  .middleware([requestMiddleware])
  .handler(({ context: { scope } }) => upstreamAsPortal(scope.runtime, scope).identity.captchaChallenge())
