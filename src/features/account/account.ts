import type { AppLocale } from '#api/locales.ts'
import type { User } from '#api/users.ts'
import type { SessionPerson } from '../../auth/session/session.ts'
import { portalErrorCodes } from '../../request/portal-error.ts'

/** Where a person changes the password. */
export type PasswordPlace =
  | { kind: 'here' }
  /** The identity provider's own page, where it has one. */
  | { kind: 'provider'; page: string | null }
  /** The institution's own account. */
  | { kind: 'institution' }

/** The own account as its page shows it. The photo is the session's. */
export interface Account {
  name: string
  email: string
  cellphone: string
  /** Null while the browser's language is followed. */
  languageId: AppLocale | null
  timezone: string
  mode: SessionPerson['mode']
  largeText: boolean
  signLanguage: boolean
}

/** What a person changes of it. Texts as they were typed: the service says what is wrong with them. */
export interface AccountChange {
  name?: string | undefined
  email?: string | undefined
  /** Digits; empty takes it away. */
  cellphone?: string | undefined
  languageId?: string | undefined
  timezone?: string | undefined
  /** Needed for another e-mail, and for nothing else. */
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

/** How a form that was sent without scripts ended; the page's address holds it. */
export const accountOutcomes = ['saved', 'sign-out-failed', ...portalErrorCodes] as const
export type AccountOutcome = (typeof accountOutcomes)[number]
