import { createMiddleware } from '@tanstack/react-start'
import { requestMiddleware } from '../../request/request.middleware.ts'
import { draftByForm } from './draft-by-form.server.ts'

/** Until scripts load, the page of a draft answers its own forms. */
export const draftByFormMiddleware = createMiddleware()
  .middleware([requestMiddleware])
  .server(async ({ request, context, next }) => {
    const posted = await draftByForm(context.scope, request)
    return posted instanceof Response ? posted : next({ context: { posted } })
  })
