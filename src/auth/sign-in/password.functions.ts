import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { newPassword } from '#api/password-rule.ts'
import { anySessionMiddleware } from '../session/session.middleware.ts'
import { createSession, currentTokens, deleteSessionsOf } from '../session/session-store.server.ts'

const input = z.object({ currentPassword: z.string().min(1).max(256), newPassword })

/**
 * Replaces the own password. Every session of the person ends, on all browsers, and this browser gets a new one: whoever
 * knew the old password is out.
 */
export const changePassword = createServerFn({ method: 'POST' })
  .middleware([anySessionMiddleware])
  .validator(input)
  .handler(async ({ data, context: { scope, session, upstream } }) => {
    const { runtime, log } = scope
    await upstream.users.changePassword(data)
    const tokens = await currentTokens(runtime, session)
    await deleteSessionsOf(runtime, session)
    const secret = await createSession(runtime, { ...session, tokens, person: { ...session.person, temporaryPassword: false } })
    scope.keepSession(secret, null)
    log.info({ event: 'password-changed' }, 'password changed')
  })
