import { createServerFn } from '@tanstack/react-start'
import { sessionMiddleware } from '../../session/session.middleware.ts'

/** What happened to the own account lately, newest first. */
export const listActivity = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => (await context.upstream.identity.activity()).results)
