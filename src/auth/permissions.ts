import type { PermissionRequirement } from '#api/navigation.ts'
import type { Profile } from '#api/principal.ts'
import type { SessionPerson } from './session/session.ts'

const staffProfiles: readonly Profile[] = ['OPERATION', 'COLLECTION_ADVISORY']

/** Whether the person works for the institution rather than studies there. */
export const isStaff = ({ profile }: Pick<SessionPerson, 'profile'>) => staffProfiles.includes(profile)

const selfServiceProfiles: readonly Profile[] = ['STUDENT', 'CANDIDATE']

/** Whether the person has debts, campaigns and contracts of their own. */
export const hasOwnFinances = (person: Pick<SessionPerson, 'profile'> | null) =>
  person !== null && selfServiceProfiles.includes(person.profile)

/**
 * Whether the person holds what is required. Fails closed: what nobody granted is
 * refused.
 *
 * @throws TypeError for a requirement without audience or list, which would otherwise let everybody in
 */
export function hasPermission(
  { permissions }: Pick<SessionPerson, 'permissions'>,
  { audience, permissions: required }: PermissionRequirement,
): boolean {
  if (!audience || !Array.isArray(required)) throw new TypeError('A permission requirement needs an audience and a list of permissions')
  const held = Object.hasOwn(permissions, audience) ? permissions[audience]! : []
  return required.every((permission) => held.includes(permission))
}
