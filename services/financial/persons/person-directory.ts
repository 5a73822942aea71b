import type { AppLocale } from '#api/locales.ts'

export interface Person {
  name: string
  email: string | null
  /** Digits with area code; null when unknown. */
  phone: string | null
  locale: AppLocale
  /** Addresses issued before this time no longer work; null if the person never ended all sign-ins. */
  signInsEndedAt?: Date | null
}

/** Reads a user from the user service; null when there is none. */
export type FindPerson = (tenantId: number, userId: number) => Promise<Person | null>
