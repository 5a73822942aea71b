import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'

const requestId = z.object({ requestId: z.uuid() })
export const cancelRequest = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(requestId)
  .handler(({ context, data }) => context.upstream.academic.requests.cancel({ ...data, status: 'canceled' }))
