import { createMiddleware } from '@tanstack/react-start'
import { requestMiddleware } from '../../request/request.middleware.ts'
import { setUpByForm } from './set-up-by-form.server.ts'

/** Until scripts load, the page answers its own forms. */
export const setUpByFormMiddleware = createMiddleware()
  .middleware([requestMiddleware])
  .server(async ({ request, context, next }) => {
    const posted = request.method === 'POST' ? await setUpByForm(context.scope, request) : undefined
    return posted instanceof Response ? posted : next({ context: { posted } })
  })
