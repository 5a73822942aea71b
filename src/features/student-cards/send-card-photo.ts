import { appConfig } from '#config'
import { PortalError, readErrorCode } from '../../request/portal-error.ts'

export const cardPhotoPath = `${appConfig.basePath}/enrollment-student-cards/photo`

/** Not a server function, which buffers whole bodies. @throws PortalError, UNKNOWN without a response */
export async function sendCardPhoto(enrollmentId: number, photo: Blob): Promise<void> {
  const body = new FormData()
  body.set('enrollmentId', String(enrollmentId))
  body.set('photo', new File([photo], 'foto.jpg', { type: photo.type }))
  const response = await fetch(cardPhotoPath, { method: 'POST', body, headers: { accept: 'application/json' } }).catch(() => null)
  if (response?.ok) return
  const answer = (await response?.json().catch(() => null)) as { code?: string } | null | undefined
  throw new PortalError(readErrorCode(answer?.code) ?? 'UNKNOWN')
}
