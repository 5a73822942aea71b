import { createMiddleware } from '@tanstack/react-start'
import { requestMiddleware } from '../../request/request.middleware.ts'
import { draftByForm } from './draft-by-form.server.ts'

/** Until scripts load, the page of a draft answers its own forms. */
export const draftByFormMiddleware = createMiddleware()
  .middleware([requestMiddleware])
  .server(async ({ request, context, next }) => {
    const draftId = new URL(request.url).pathname.split('/').at(-1)!
    const posted = request.method === 'POST' ? await draftByForm(context.scope, request, draftId) : undefined
    return posted instanceof Response ? posted : next({ context: { posted } })
  })
