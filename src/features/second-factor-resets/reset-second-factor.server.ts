import type { secondFactorReset } from '#api/users/second-factor-reset.ts'
import type { z } from 'zod'
import type { Session } from '../../request/session/session.ts'
import { deleteSessions } from '../../request/session/session-store.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'

/** @throws PortalError FORBIDDEN, or NOT_FOUND for people out of reach or without a second factor */
export async function resetAndSignOut(scope: RequestScope, session: Session, asked: z.output<typeof secondFactorReset>): Promise<void> {
  // The user id must not reach the browser.
  const { userId } = await scope.upstream.users.resetSecondFactor(asked)
  await deleteSessions(scope.runtime, { tenantId: session.person.context?.tenantId ?? session.tenantId, userId })
  scope.log.info({ event: 'second-factor-reset' }, 'second factor reset by staff')
}
