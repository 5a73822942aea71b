import { createMiddleware } from '@tanstack/react-start'
import { requestMiddleware } from '../../request/request.middleware.ts'
import { announceByForm } from './announce-by-form.server.ts'

/** Until scripts load, the page answers its own form. */
export const announceByFormMiddleware = createMiddleware()
  .middleware([requestMiddleware])
  .server(async ({ request, context, next }) => {
    const posted = request.method === 'POST' ? await announceByForm(context.scope, request) : undefined
    return posted instanceof Response ? posted : next({ context: { posted } })
  })
