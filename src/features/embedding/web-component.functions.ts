import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { isSafeOrigin } from '../../request/web-address.ts'
import { hasFeature } from '../../request/features.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'
import { PortalError } from '../../request/portal-error.ts'

/** Null if the institution did not register the component. */
export const getWebComponent = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ routeBase: z.string().max(64), tag: z.string().max(100) }))
  .handler(({ context, data }) => {
    const { scope } = context
    const { settings, acting } = scope
    if (!hasFeature(acting.features, 'web-components')) throw new PortalError('FORBIDDEN')
    const found = settings.webComponents.find(({ routeBase, tag }) => routeBase === data.routeBase && tag === data.tag)
    const portal = scope.runtime.portalUrl(scope.hostname)
    const address = found && URL.parse(found.scriptUrl, portal)
    // 'strict-dynamic' trusts whatever we load, so unsafe origins are excluded here.
    return found && address && (address.origin === new URL(portal).origin || isSafeOrigin(address))
      ? { tag: found.tag, scriptUrl: found.scriptUrl }
      : null
  })
