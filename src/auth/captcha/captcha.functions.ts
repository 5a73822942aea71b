import { createServerFn } from '@tanstack/react-start'
import { upstreamAsPortal } from '../../request/upstream.server.ts'
import { requestMiddleware } from '../../request/request.middleware.ts'

/** A puzzle for somebody who is about to sign in or to ask for something without a session. */
export const getCaptchaChallenge = createServerFn({ method: 'POST' })
  .middleware([requestMiddleware])
  .handler(({ context: { scope } }) => upstreamAsPortal(scope.runtime, scope).identity.captchaChallenge())
