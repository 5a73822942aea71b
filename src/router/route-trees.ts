import type { NavigationFeature } from '#api/settings/navigation.ts'
import { isStaff } from '../request/permissions.ts'

/** The routes that a document's first script names: those outside the portal, those in it that are not for staff, all in it, or all. */
export type RouteTree = 'entry' | 'student' | 'portal' | 'full'

/** A path that the product's navigation leads to. */
export interface Place {
  path: string
  /** No student is ever led there. */
  isStaffs: boolean
}

export interface TreeRoute {
  id: string
  fullPath: string
}

type Entry = Pick<NavigationFeature, 'webRoute' | 'profiles' | 'grant'>

/** Returns whether an entry is for students: one for every profile that needs a permission is for staff. */
const isForStudents = ({ profiles, grant }: Entry): boolean =>
  profiles.length === 0 ? grant === null : profiles.some((profile) => !isStaff({ profile }))

/** Places of the product's navigation, each once. Two entries may lead to one place, such as the payments of students and of all. */
export function getPlaces(navigation: readonly Entry[]): Place[] {
  const forStudents = new Map<string, boolean>()
  for (const entry of navigation) {
    const path = entry.webRoute?.split('?', 1)[0]
    if (path) forStudents.set(path, forStudents.get(path) || isForStudents(entry))
  }
  return [...forStudents].map(([path, isTheirs]) => ({ path, isStaffs: !isTheirs }))
}

/** Returns whether a page is for staff: the nearest place at or above it decides, and one without a place is for everybody. */
function isStaffPage(places: readonly Place[], path: string): boolean {
  const above = places.filter((place) => path === place.path || path.startsWith(`${place.path}/`))
  return above.toSorted((a, b) => b.path.length - a.path.length)[0]?.isStaffs ?? false
}

/** Whether a tree has a route. Root and unknown addresses are in each of them. */
export function hasRoute(tree: RouteTree, { id, fullPath }: TreeRoute, places: readonly Place[]): boolean {
  if (tree === 'full' || id === '__root__' || id === '/$') return true
  const isOfPortal = id === '/_portal' || id.startsWith('/_portal/')
  if (tree === 'entry') return !isOfPortal
  return isOfPortal && (tree === 'portal' || !isStaffPage(places, fullPath))
}
