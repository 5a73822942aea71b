import type { AppLocale } from '#api/locales.ts'

export interface Person {
  name: string
  email: string | null
  /** Digits with area code; null when unknown. */
  phone: string | null
  locale: AppLocale
  /** Addresses that were given out before no longer work; null when the person ended no sign-ins. */
  signInsEndedAt?: Date | null
}

/** Reads a user from the user service; null when there is none. */
export type FindPerson = (tenantId: number, userId: number) => Promise<Person | null>
