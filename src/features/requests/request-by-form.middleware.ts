import { createMiddleware } from '@tanstack/react-start'
import { requestMiddleware } from '../../request/request.middleware.ts'
import { requestByForm } from './request-by-form.server.ts'

/** Until scripts load, the page of a request answers its own forms. */
export const requestByFormMiddleware = createMiddleware()
  .middleware([requestMiddleware])
  .server(async ({ request, context, next }) => {
    const requestId = new URL(request.url).pathname.split('/').at(-1)!
    const posted = request.method === 'POST' ? await requestByForm(context.scope, request, requestId) : undefined
    return posted instanceof Response ? posted : next({ context: { posted } })
  })
