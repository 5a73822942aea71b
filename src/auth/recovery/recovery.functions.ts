import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { newPassword } from '#api/users/new-password.ts'
import { requestMiddleware } from '../../request/request.middleware.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { allowRestrictedSessionMiddleware } from '../../request/session/session.middleware.ts'
import { createSession, currentTokens, deleteSessions, getProofInstant } from '../../request/session/session-store.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { recoveryClient } from './recovery-client.server.ts'

export interface RecoveryOffer {
  /** False where only SAML is offered. */
  passwords: boolean
  signUp: boolean
  operation: boolean
}

const resetApplicationPath = '/auth/password/change'
const captchaToken = z.string().max(8192)
const token = z.string().min(1).max(256)

export const getRecoveryOffer = createServerFn({ method: 'GET' })
  .middleware([requestMiddleware])
  .handler(({ context: { scope } }): RecoveryOffer => {
    const { authenticationModes, createAccountEnabled, tenant } = scope.settings
    const passwords = authenticationModes.hasAuthBySafea || authenticationModes.hasAuthByEmail
    return { passwords, signUp: passwords && createAccountEnabled && tenant !== null, operation: tenant === null }
  })

/** The response does not reveal whether the account exists. */
export const recoverUsername = createServerFn({ method: 'POST' })
  .middleware([requestMiddleware])
  .validator(z.object({ captchaToken, email: z.email().max(254) }))
  .handler(async ({ data, context: { scope } }) => {
    const { users, tenant, mailed } = recoveryClient(scope, data.captchaToken)
    const request = { ...mailed, email: data.email }
    await (tenant ? users.recoverUsername({ ...request, tenant }) : users.recoverOperationUsername(request))
    scope.log.info({ event: 'username-asked' }, 'user name asked for')
  })

/** The response does not reveal whether the account exists. */
export const resetPassword = createServerFn({ method: 'POST' })
  .middleware([requestMiddleware])
  .validator(z.object({ captchaToken, user: z.string().trim().min(1).max(256) }))
  .handler(async ({ data, context: { scope } }) => {
    const { users, tenant, mailed } = recoveryClient(scope, data.captchaToken)
    const request = { ...mailed, user: data.user, resetApplicationPath }
    await (tenant ? users.resetPassword({ ...request, tenant }) : users.resetOperationPassword(request))
    scope.log.info({ event: 'reset-asked' }, 'password reset asked for')
  })

/** Checks a reset link. POST keeps the token out of URLs and logs. */
export const checkResetLink = createServerFn({ method: 'POST' })
  .middleware([requestMiddleware])
  .validator(z.object({ token }))
  .handler(async ({ data, context: { scope } }) => {
    // The user id must not reach the browser.
    const { state } = await checkLink(scope, data.token)
    return { state }
  })

/** Sets a password by a reset link and ends every session of the user. Returns whether the confirmation e-mail was sent. */
export const confirmPassword = createServerFn({ method: 'POST' })
  .middleware([requestMiddleware])
  .validator(z.object({ captchaToken, token, newPassword }))
  .handler(async ({ data, context: { scope } }) => {
    const { userId } = await checkLink(scope, data.token)
    const { users, tenant, mailed } = recoveryClient(scope, data.captchaToken)
    const confirmed = { ...mailed, token: data.token, newPassword: data.newPassword }
    const endSessions = async () => {
      if (userId !== null) await deleteSessions(scope.runtime, { tenantId: scope.settings.tenant?.id ?? 0, userId })
    }
    const isMailSent = await (tenant ? users.confirmPassword({ ...confirmed, tenant }) : users.confirmOperationPassword(confirmed)).then(
      () => true,
      async (error: unknown) => {
        const code = portalErrorCode(error)
        // The password may have been set, so end the sessions anyway.
        if (code === 'UPSTREAM_UNAVAILABLE') await endSessions()
        if (code !== 'BAD_GATEWAY') throw error
        return false
      },
    )
    await endSessions()
    scope.log.info({ event: 'password-reset', isMailSent }, 'password set by a reset link')
    return { isMailSent }
  })

function checkLink(scope: RequestScope, secret: string) {
  const { users, tenant, mailed } = recoveryClient(scope, null)
  const link = { app: mailed.app, token: secret }
  return tenant ? users.checkReset({ ...link, tenant }) : users.checkOperationReset(link)
}

/** Ends every session of the user, in case the old password leaked, and opens a new one for this browser. */
export const changePassword = createServerFn({ method: 'POST' })
  .middleware([allowRestrictedSessionMiddleware])
  .validator(z.object({ currentPassword: z.string().min(1).max(256), newPassword }))
  .handler(async ({ data, context: { scope, session, upstream } }) => {
    const { runtime, log } = scope
    await upstream.users.changePassword(data)
    const [tokens, proven] = await Promise.all([currentTokens(runtime, session), getProofInstant(runtime, session)])
    await deleteSessions(runtime, session)
    const secret = await createSession(
      runtime,
      { ...session, tokens, person: { ...session.person, temporaryPassword: false } },
      { userAgent: scope.userAgent, provenAt: proven },
    )
    scope.setSessionCookie(secret, null)
    log.info({ event: 'password-changed' }, 'password changed')
  })
