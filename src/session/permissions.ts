import type { Profile } from '#api/principal.ts'
import type { SessionPerson } from './session.ts'

const staffProfiles: readonly Profile[] = ['OPERATION', 'COLLECTION_ADVISORY']

/** Whether the person works for the institution rather than studies there. */
export const isStaff = ({ profile }: Pick<SessionPerson, 'profile'>) => staffProfiles.includes(profile)

/**
 * Whether the person holds a permission. Fails closed: what nobody granted is refused.
 *
 * @param audience the service the permission belongs to, such as `financial`
 */
export function hasPermission({ permissions }: Pick<SessionPerson, 'permissions'>, audience: string, permission: string): boolean {
  return permissions[audience]?.includes(permission) ?? false
}
