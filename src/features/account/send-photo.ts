import { appConfig } from '#config'
import type { SessionPerson } from '../../auth/session/session.ts'
import { PortalError, portalErrorCodes } from '../../request/portal-error.ts'

/**
 * Sends a new photo, or none to take the old one away. By a route of its own: server functions hold whole bodies.
 *
 * @param photo a JPEG
 * @returns the person as the session now has it
 * @throws PortalError with what is wrong with the photo, UNKNOWN without an answer
 */
export async function sendPhoto(photo: Blob | null): Promise<SessionPerson> {
  const body = new FormData()
  if (photo) body.set('photo', new File([photo], 'foto.jpg', { type: photo.type }))
  else body.set('remove', 'true')
  const response = await fetch(`${appConfig.basePath}/my-account/photo`, {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
  }).catch(() => null)
  const answer = (await response?.json().catch(() => null)) as { person?: SessionPerson; code?: string } | null | undefined
  if (response?.ok && answer?.person) return answer.person
  throw new PortalError(portalErrorCodes.find((known) => known === answer?.code) ?? 'UNKNOWN')
}
