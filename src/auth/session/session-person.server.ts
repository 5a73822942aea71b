import type { User } from '#api/users.ts'
import { appConfig } from '#config'
import { hashOf } from '../../request/secrets.server.ts'
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

/**
 * The portal's own address of the photo. The service's address holds for minutes only; of it the path alone tells one
 * photo from the next, for browsers that remember.
 */
function photoAddress(presigned: string): string {
  const { pathname } = new URL(presigned, 'http://portal')
  return `${appConfig.basePath}/my-account/photo?${new URLSearchParams({ v: hashOf(pathname).toString('base64url').slice(0, 12) })}`
}
