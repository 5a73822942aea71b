import type { PermissionRequirement } from '#api/settings/navigation.ts'
import type { Profile } from '#api/principal.ts'
import type { SessionPerson } from './session/session.ts'

const staffProfiles: readonly Profile[] = ['OPERATION', 'COLLECTION_ADVISORY']

export const isStaff = ({ profile }: Pick<SessionPerson, 'profile'>) => staffProfiles.includes(profile)

const selfServiceProfiles: readonly Profile[] = ['STUDENT', 'CANDIDATE']

export const hasOwnFinances = (person: Pick<SessionPerson, 'profile'> | null) =>
  person !== null && selfServiceProfiles.includes(person.profile)

/** Whether the user has all required permissions. @throws TypeError for a malformed requirement, which would otherwise match everyone */
export function hasPermission(
  { permissions }: Pick<SessionPerson, 'permissions'>,
  { audience, permissions: required }: PermissionRequirement,
): boolean {
  if (!audience || !Array.isArray(required)) throw new TypeError('A permission requirement needs an audience and a list of permissions')
  const held = Object.hasOwn(permissions, audience) ? permissions[audience]! : []
  return required.every((permission) => held.includes(permission))
}
