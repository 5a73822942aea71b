import { createServerFn } from '@tanstack/react-start'
import { mayCheckIn } from '#api/permissions.ts'
import { hasPermission } from '../../request/permissions.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'
import { PortalError } from '../../request/portal-error.ts'
import type { GateKit } from './offline-check.ts'

/** Returns what a gate needs to verify cards without network, and the server's time. */
export const getGateKit = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context: { session, upstream } }): Promise<GateKit & { now: string }> => {
    const { tenantId = null, institutionId = null } = session.person.context ?? {}
    if (tenantId === null || !hasPermission(session.person, mayCheckIn)) throw new PortalError('FORBIDDEN')
    const { studentCards } = upstream.academic
    const [{ keys }, { revoked }] = await Promise.all([studentCards.keys({ tenantId }), studentCards.revoked({ tenantId })])
    return { tenantId, institutionId, keys: keys as GateKit['keys'], revoked, now: new Date().toISOString() }
  })
