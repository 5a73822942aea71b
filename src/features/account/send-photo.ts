import { appConfig } from '#config'
import type { SessionPerson } from '../../request/session/session.ts'
import { PortalError, readErrorCode } from '../../request/portal-error.ts'

/** Null deletes the photo. Not a server function, which buffers whole bodies. @throws PortalError, UNKNOWN without a response */
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
  throw new PortalError(readErrorCode(answer?.code) ?? 'UNKNOWN')
}
