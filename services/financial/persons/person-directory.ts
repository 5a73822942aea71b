import type { AppLocale } from '#api/locales.ts'

/** What the financial service has to know of people beyond their debts; the user service keeps it. */
export interface Person {
  name: string
  /** Null for somebody without an address. */
  email: string | null
  /** Digits with the area code; null where it is not known. */
  phone: string | null
  locale: AppLocale
}

/** Asks the user service for somebody; null for nobody. */
export type FindPerson = (tenantId: number, userId: number) => Promise<Person | null>
