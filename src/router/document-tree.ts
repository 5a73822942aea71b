import { mayOpen, type RouteAccess } from '../request/navigation.ts'
import { hasRoute, type Place, type RouteTree, type TreeRoute } from './route-trees.ts'

export interface DocumentFacts {
  /** Undefined where the page failed before it was known. */
  shell: (RouteAccess & { person: unknown }) | undefined
  /** Those of the page. */
  routes: readonly TreeRoute[]
  places: readonly Place[]
}

/**
 * The smallest tree that serves a document: that of students for who may open no page of staff, whatever their profile. In doubt the
 * full one, which always works (docs/decisions/0087-route-trees.md).
 */
export function documentTree({ shell, routes, places }: DocumentFacts): RouteTree {
  if (!shell) return 'full'
  const opensStaffs = places.some(({ path, isStaffs }) => isStaffs && mayOpen(shell, path))
  const tree = !shell.person ? 'entry' : opensStaffs ? 'portal' : 'student'
  return routes.every((route) => hasRoute(tree, route, places)) ? tree : 'full'
}
