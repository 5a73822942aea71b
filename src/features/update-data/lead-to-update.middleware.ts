import { createMiddleware } from '@tanstack/react-start'
import { requestMiddleware } from '../../request/request.middleware.ts'
import { leadToUpdate } from './lead-to-update.server.ts'

export const leadToUpdateMiddleware = createMiddleware()
  .middleware([requestMiddleware])
  .server(async ({ request, context, next }) => (await leadToUpdate(context.scope, request)) ?? next())
