import type { PermissionRequirement } from '#api/settings/navigation.ts'
import type { Profile } from '#api/principal.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requirePermission, requirePrincipal } from '../../platform/guards.ts'
import type { Caller, ServiceContext } from '../../platform/service.ts'

/** The caller's own records. */
export interface CallerScope {
  tenantId: number
  /** Null means every institution of the tenant. */
  institutionId: number | null
  userId: number
}

export const studentProfiles: readonly Profile[] = ['STUDENT']
/** Profiles that hand in documents. */
export const applicantProfiles: readonly Profile[] = ['STUDENT', 'CANDIDATE']

const officeProfiles: readonly Profile[] = ['OPERATION']

/** The profiles of people whose personal data the institution keeps. */
export const personProfiles: readonly Profile[] = ['STUDENT', 'CANDIDATE']

/** Throws FORBIDDEN unless the profile is in `profiles`. */
export function callerScope({ profile, tenantId, institutionId, userId }: Caller, profiles: readonly Profile[]): CallerScope {
  if (!profiles.includes(profile)) throw new DomainError('FORBIDDEN')
  return { tenantId, institutionId, userId }
}

/** Where an office member works; a null institution means every institution of the tenant. */
export interface OfficeScope {
  tenantId: number
  institutionId: number | null
}

/** Throws UNAUTHORIZED or FORBIDDEN. */
export function requireReviewer(context: ServiceContext, needed: PermissionRequirement): Caller {
  const caller = requirePrincipal(context)
  requirePermission(caller, needed)
  return caller
}

/** An office member and the institutions that they see. */
export type OfficeMember = CallerScope

/** Throws FORBIDDEN unless the caller works at an office and holds the permissions. */
export function officeMember(caller: Caller, needed: PermissionRequirement): OfficeMember {
  requirePermission(caller, needed)
  return callerScope(caller, officeProfiles)
}

export const isStaff = ({ profile }: Pick<Caller, 'profile'>) => officeProfiles.includes(profile)
