import type { AppLocale } from '#api/locales.ts'
import type { User } from '#api/users.ts'
import type { SessionPerson } from '../../auth/session/session.ts'
import { portalErrorCodes } from '../../request/portal-error.ts'

export type PasswordPlace =
  | { kind: 'here' }
  /** Null if the provider has no such page. */
  | { kind: 'provider'; page: string | null }
  | { kind: 'institution' }

/** Without the photo, which the session holds. */
export interface Account {
  name: string
  email: string
  cellphone: string
  /** Null follows the browser's language. */
  languageId: AppLocale | null
  timezone: string
  mode: SessionPerson['mode']
  largeText: boolean
  signLanguage: boolean
}

/** Unvalidated: the service validates. */
export interface AccountChange {
  name?: string | undefined
  email?: string | undefined
  /** Digits; empty removes it. */
  cellphone?: string | undefined
  languageId?: string | undefined
  timezone?: string | undefined
  /** Only required to change the e-mail. */
  currentPassword?: string | undefined
  /** Null follows the device. */
  mode?: string | null | undefined
  largeText?: boolean | undefined
  signLanguage?: boolean | undefined
}

export function toAccount({ name, email, cellphone, languageId, timezone, accessibility }: User): Account {
  const { mode, fontSizeEnabled: largeText, signLanguageEnabled: signLanguage } = accessibility
  return { name, email: email ?? '', cellphone: cellphone ?? '', languageId, timezone, mode, largeText, signLanguage }
}

/** Result of a form posted without scripts, in the URL. */
export const accountOutcomes = ['saved', 'sign-out-failed', ...portalErrorCodes] as const
export type AccountOutcome = (typeof accountOutcomes)[number]
