import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { mobileCode } from '#api/mobile-proof.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'

export const sendMobileCode = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => context.upstream.users.sendMobileCode())

export const proveMobile = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(z.strictObject({ code: mobileCode }))
  .handler(({ data, context }) => context.upstream.users.proveMobile(data))

export const sendEmailLink = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => context.upstream.users.sendEmailLink())

export const cancelEmail = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => context.upstream.users.cancelEmail())

export const cancelMobile = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => context.upstream.users.cancelMobile())
