import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'

/** What happened to the own account, newest first; with `before`, what is older than that instant. */
export const listActivity = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.strictObject({ before: z.iso.datetime({ offset: true }).nullable() }))
  .handler(({ data: { before }, context }) => context.upstream.identity.activity(before === null ? {} : { before }))
