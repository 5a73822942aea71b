import type { AppLocale } from '#api/locales.ts'

export interface Person {
  name: string
  email: string | null
  /** Digits with area code; null when unknown. */
  phone: string | null
  locale: AppLocale
}

/** Reads a user from the user service; null when there is none. */
export type FindPerson = (tenantId: number, userId: number) => Promise<Person | null>
