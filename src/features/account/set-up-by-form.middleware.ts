import { createMiddleware } from '@tanstack/react-start'
import { requestMiddleware } from '../../request/request.middleware.ts'
import { setUpByForm } from './set-up-by-form.server.ts'

/** Until scripts load, the page answers its own forms. */
export const setUpByFormMiddleware = createMiddleware()
  .middleware([requestMiddleware])
  .server(async ({ request, context, next }) => {
    const posted = await setUpByForm(context.scope, request)
    return posted instanceof Response ? posted : next({ context: { posted } })
  })
