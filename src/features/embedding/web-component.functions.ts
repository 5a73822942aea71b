import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { hasFeature } from '../../session/features.ts'
import { sessionMiddleware } from '../../session/session.middleware.ts'
import { PortalError } from '../../upstream/portal-error.ts'

/** Where the web component comes from that the institution registered under an address; null for one that it did not. */
export const getWebComponent = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ routeBase: z.string().max(64), tag: z.string().max(100) }))
  .handler(({ context, data }) => {
    const { settings, acting } = context.scope
    if (!hasFeature(acting.features, 'web-components')) throw new PortalError('FORBIDDEN')
    const found = settings.webComponents.find(({ routeBase, tag }) => routeBase === data.routeBase && tag === data.tag)
    return found ? { tag: found.tag, scriptUrl: found.scriptUrl } : null
  })
