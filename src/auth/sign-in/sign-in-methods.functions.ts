import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { signInCode } from '#api/second-factor.ts'
import { PortalError } from '../../request/portal-error.ts'
import { upstreamAsPortal } from '../../request/upstream.server.ts'
import { requestMiddleware } from '../../request/request.middleware.ts'
import { openSingleSession } from '../session/single-session.server.ts'
import { type SignInMethods, signInMethodsOf } from './sign-in-methods.ts'

export const getSignInMethods = createServerFn({ method: 'GET' })
  .middleware([requestMiddleware])
  .handler(({ context }): SignInMethods => signInMethodsOf(context.scope.settings))

const input = z.object({
  username: z.string().trim().min(1).max(256),
  password: z.string().min(1).max(256),
  /** Asked for by CODE_NEEDED. */
  code: signInCode.optional(),
  captchaToken: z.string().max(8192),
})

/** Always opens a new session (session fixation). @throws PortalError WRONG_CREDENTIALS also for another tenant's user */
export const signInWithPassword = createServerFn({ method: 'POST' })
  .middleware([requestMiddleware])
  .validator(input)
  .handler(async ({ data: { username, password, code, captchaToken }, context: { scope } }) => {
    const { runtime, settings } = scope
    if (signInMethodsOf(settings).password === null) throw new PortalError('FORBIDDEN')
    const { identity } = upstreamAsPortal(runtime, scope, captchaToken)
    const credentials = { username, password, code, applicationAlias: settings.alias }
    const answer = settings.tenant
      ? await identity.signInTenant({
          ...credentials,
          tenant: settings.tenant.alias,
          iesAlias: settings.owner === 'ies' ? settings.institutions[0]?.alias : null,
        })
      : await identity.signInOperations(credentials)
    if (!(await openSingleSession(scope, answer))) throw new PortalError('WRONG_CREDENTIALS')
  })
