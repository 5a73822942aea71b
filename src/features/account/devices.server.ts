import Bowser from 'bowser'
import { PortalError } from '../../request/portal-error.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import type { Session } from '../../request/session/session.ts'
import { sessionsOfPerson } from '../../request/session/session-store.server.ts'
import type { Device } from './account.ts'

/** The user's open sessions, this one first. @throws PortalError FORBIDDEN during impersonation */
export async function getDevices({ runtime }: RequestScope, session: Session): Promise<Device[]> {
  if (session.person.impersonated) throw new PortalError('FORBIDDEN')
  const devices = (await sessionsOfPerson(runtime, session)).map(({ id, userAgent, createdAt, lastSeenAt, session: open }) => ({
    id,
    ...getName(userAgent),
    signedInAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: open.idHash.equals(session.idHash),
  }))
  return devices.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}

function getName(userAgent: string | null): Pick<Device, 'browser' | 'system' | 'isMobile'> {
  if (!userAgent) return { browser: null, system: null, isMobile: false }
  const { browser, os, platform } = Bowser.parse(userAgent)
  return { browser: browser.name || null, system: os.name || null, isMobile: platform.type === 'mobile' || platform.type === 'tablet' }
}
