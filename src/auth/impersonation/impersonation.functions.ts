import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { beginImpersonation } from './impersonation.server.ts'
import { sessionMiddleware } from '../session/session.middleware.ts'

const input = z.object({ username: z.string().trim().min(1).max(256), reason: z.string().trim().min(10).max(500) })

export const startImpersonation = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(input)
  .handler(({ data, context: { scope, session } }) => beginImpersonation(scope, session, data))
