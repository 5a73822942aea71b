import { createMiddleware } from '@tanstack/react-start'
import { requestMiddleware } from '../../request/request.middleware.ts'
import { actByForm } from './act-by-form.server.ts'

/** Until scripts load, a request's page answers its own forms. */
export const actByFormMiddleware = createMiddleware()
  .middleware([requestMiddleware])
  .server(async ({ request, context, next, pathname }) => {
    const posted = request.method === 'POST' ? await actByForm(context.scope, request, pathname.split('/').at(-1)!) : undefined
    return posted instanceof Response ? posted : next({ context: { posted } })
  })
