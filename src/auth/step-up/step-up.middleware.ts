import { createMiddleware } from '@tanstack/react-start'
import { setResponseHeader } from '@tanstack/react-start/server'
import { portalErrorCode } from '../../request/portal-error.ts'
import { sessionMiddleware } from '../session/session.middleware.ts'
import { fetchWithProof } from './fetch-with-proof.ts'
import { checkRecentProof } from './recent-proof.server.ts'
import { stepUpHeader } from './step-up-header.ts'

/**
 * Step-up, named in the definition of every function that needs it: whoever is signed in proved who they are within the last minutes.
 *
 * @throws PortalError STEP_UP_REQUIRED, once the person was asked in a dialog and gave no proof
 */
export const requireRecentProof = createMiddleware({ type: 'function' })
  .middleware([sessionMiddleware])
  .client(({ next }) => next({ fetch: fetchWithProof }))
  .server(async ({ context, next }) => {
    await checkRecentProof(context.scope, context.session).catch((error: unknown) => {
      if (portalErrorCode(error) === 'STEP_UP_REQUIRED') setResponseHeader(stepUpHeader, 'required')
      throw error
    })
    return next()
  })
