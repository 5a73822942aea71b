import { createMiddleware } from '@tanstack/react-start'
import { sessionMiddleware } from './session.middleware.ts'
import { demandRecentProof } from './demand-recent-proof.server.ts'

/**
 * Step-up, named in the definition of every function that needs it: whoever is signed in proved who they are within the last minutes.
 *
 * @throws PortalError STEP_UP_REQUIRED, once the person was asked in a dialog and gave no proof
 */
export const requireRecentProof = createMiddleware({ type: 'function' })
  .middleware([sessionMiddleware])
  .server(async ({ context, next }) => {
    await demandRecentProof(context.scope, context.session)
    return next()
  })
