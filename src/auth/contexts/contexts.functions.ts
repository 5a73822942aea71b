import { createServerFn } from '@tanstack/react-start'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'

export const getContexts = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context: { upstream } }) => (await upstream.users.contexts()).contexts)
