import type { AppLocale } from '#api/locales.ts'
import type { User } from '#api/users/users.ts'
import type { SessionPerson } from '../../request/session/session.ts'
import { type PortalErrorCode, readErrorCode } from '../../request/portal-error.ts'
import { wordOrUndefined } from '../../kit/search/search-values.ts'

export type PasswordPlace =
  | { kind: 'here' }
  /** Null if the provider has no such page. */
  | { kind: 'provider'; page: string | null }
  | { kind: 'institution' }

/** An open session of the user. */
export interface Device {
  id: string
  /** `Chrome`; null when unknown. */
  browser: string | null
  /** `Android`; null when unknown. */
  system: string | null
  isMobile: boolean
  signedInAt: string
  /** Time of the last use, accurate to a minute. */
  lastSeenAt: string
  isCurrent: boolean
}

/** The account's data without the photo, which is part of the session. */
export interface Account {
  name: string
  email: string
  /** New e-mail that takes effect once the link mailed to it is opened; null if none is pending. */
  pendingEmail: string | null
  cellphone: string
  mobileProof: User['mobileProof']
  pendingMobile: User['pendingMobile']
  /** Null follows the browser's language. */
  languageId: AppLocale | null
  timezone: string
  mode: SessionPerson['mode']
  largeText: boolean
  signLanguage: boolean
}

export function toAccount({ accessibility, ...user }: User): Account {
  const { name, email, pendingEmail, cellphone, mobileProof, pendingMobile, languageId, timezone } = user
  const { mode, fontSizeEnabled: largeText, signLanguageEnabled: signLanguage } = accessibility
  const contact = { name, email: email ?? '', pendingEmail, cellphone: cellphone ?? '', mobileProof, pendingMobile }
  return { ...contact, languageId, timezone, mode, largeText, signLanguage }
}

/** Result of a form posted without scripts, in the URL. */
const accountOutcomes = ['saved', 'device-signed-out', 'sign-out-failed'] as const
export type AccountOutcome = (typeof accountOutcomes)[number] | PortalErrorCode
export const readAccountOutcome = (value: unknown): AccountOutcome | undefined =>
  wordOrUndefined(value, accountOutcomes) ?? readErrorCode(value)
