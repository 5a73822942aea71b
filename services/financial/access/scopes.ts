import type { AppLocale } from '#api/locales.ts'
import type { Profile } from '#api/principal.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { Caller } from '../../platform/service.ts'

export interface DebtScope {
  tenantId: number
  /** Null means every institution of the tenant. */
  institutionId: number | null
  /** Null means every student (staff only). */
  userId: number | null
  /** IANA name: decides which day it is. */
  timeZone: string
  /** Languages of the institution's texts: the reader's, otherwise the tenant's. */
  languages: Languages
}

export type Languages = readonly [reader: AppLocale, main: AppLocale]

export type CallerScope = DebtScope & { userId: number }

export const contractProfiles: readonly Profile[] = ['STUDENT', 'CANDIDATE']
export const studentProfiles: readonly Profile[] = ['STUDENT']
export const payerProfiles: readonly Profile[] = ['STUDENT', 'CANDIDATE', 'RESIDENT', 'BASIC']

const staffProfiles: readonly Profile[] = ['OPERATION', 'COLLECTION_ADVISORY']

/** Students and candidates get only their own debts; others all with `debts.read`. Throws FORBIDDEN for staff without it. */
export function debtScope({ permissions, profile, ...caller }: Caller): DebtScope {
  const own = getScope(caller)
  if (profile === 'STUDENT' || profile === 'CANDIDATE') return own
  if (permissions.financial?.includes('debts.read')) return { ...own, userId: null }
  if (payerProfiles.includes(profile)) return own
  throw new DomainError('FORBIDDEN')
}

/** The caller's own debts: nobody pays in another user's name, so staff get FORBIDDEN. */
export function payerScope(principal: Caller): CallerScope {
  const { userId, ...scope } = debtScope(principal)
  if (userId === null) throw new DomainError('FORBIDDEN')
  return { ...scope, userId }
}

/** The caller's own records. Throws FORBIDDEN unless the profile is in `profiles`. */
export function callerScope({ profile, ...caller }: Caller, profiles: readonly Profile[]): CallerScope {
  if (!profiles.includes(profile)) throw new DomainError('FORBIDDEN')
  return getScope(caller)
}

type Place = Pick<Caller, 'tenantId' | 'institutionId' | 'userId' | 'timeZone' | 'locale' | 'mainLanguage'>

function getScope({ tenantId, institutionId, userId, timeZone, locale, mainLanguage }: Place): CallerScope {
  return { tenantId, institutionId, userId, timeZone, languages: [locale, mainLanguage] }
}

export const isStaff = ({ profile }: Pick<Caller, 'profile'>) => staffProfiles.includes(profile)

/** Every student in the staff member's context. Throws FORBIDDEN for other profiles and without `debts.read`. */
export function staffScope(principal: Caller): DebtScope {
  if (!isStaff(principal)) throw new DomainError('FORBIDDEN')
  return debtScope(principal)
}
