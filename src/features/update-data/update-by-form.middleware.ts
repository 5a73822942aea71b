import { createMiddleware } from '@tanstack/react-start'
import { requestMiddleware } from '../../request/request.middleware.ts'
import { updateByForm } from './update-by-form.server.ts'

/** Until scripts load, the page answers its own form. */
export const updateByFormMiddleware = createMiddleware()
  .middleware([requestMiddleware])
  .server(async ({ request, context, next }) => {
    const posted = await updateByForm(context.scope, request)
    return posted instanceof Response ? posted : next({ context: { posted } })
  })
