import { createMiddleware } from '@tanstack/react-start'
import { requestMiddleware } from '../../request/request.middleware.ts'
import { requestByForm } from './request-by-form.server.ts'

/** Until scripts load, the page of a request answers its own forms. */
export const requestByFormMiddleware = createMiddleware()
  .middleware([requestMiddleware])
  .server(async ({ request, context, next }) => {
    const posted = await requestByForm(context.scope, request)
    return posted instanceof Response ? posted : next({ context: { posted } })
  })
