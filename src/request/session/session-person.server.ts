import type { User } from '#api/users/users.ts'
import { appConfig } from '#config'
import { getHash } from '../secrets.server.ts'
import type { SessionPerson } from './session.ts'

export function toSessionPerson({
  name,
  languageId,
  timezone,
  photo,
  accessibility,
}: User): Pick<SessionPerson, 'name' | 'languageId' | 'timezone' | 'photo' | 'mode' | 'largeText' | 'signLanguage'> {
  const { mode, fontSizeEnabled: largeText, signLanguageEnabled: signLanguage } = accessibility
  return { name, languageId, timezone, photo: photo && photoAddress(photo), mode, largeText, signLanguage }
}

/** Returns the portal's own address of a photo, since the service's presigned URL expires in minutes; a hash of the path allows caching. */
function photoAddress(presigned: string): string {
  const { pathname } = new URL(presigned, 'http://portal')
  return `${appConfig.basePath}/my-account/photo?${new URLSearchParams({ v: getHash(pathname).toString('base64url').slice(0, 12) })}`
}
