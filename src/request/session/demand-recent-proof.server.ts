import { setResponseHeader } from '@tanstack/react-start/server'
import type { RequestScope } from '../request-scope.server.ts'
import { portalErrorCode } from '../portal-error.ts'
import type { Session } from './session.ts'
import { checkRecentProof } from './recent-proof.server.ts'
import { stepUpHeader } from './step-up-header.ts'

/** For server functions: the answer tells scripts to ask for a proof. @throws PortalError STEP_UP_REQUIRED, FORBIDDEN */
export async function demandRecentProof(scope: Pick<RequestScope, 'runtime'>, session: Session): Promise<void> {
  await checkRecentProof(scope, session).catch((error: unknown) => {
    if (portalErrorCode(error) === 'STEP_UP_REQUIRED') setResponseHeader(stepUpHeader, 'required')
    throw error
  })
}
