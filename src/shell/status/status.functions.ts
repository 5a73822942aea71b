import { createServerFn } from '@tanstack/react-start'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'
import { webAddress } from '../../request/web-address.ts'

export const listApplicationStatuses = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context: { scope, upstream } }) => {
    const { results } = await upstream.settings.statuses()
    return results.map(({ name, status, url }) => ({ name: name[scope.locale], status, url: webAddress(url) }))
  })
