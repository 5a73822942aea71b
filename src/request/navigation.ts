import type { NavigationFeature } from '#api/navigation.ts'
import type { Locale } from '#config'
import { type Feature, hasFeature } from './features.ts'
import { hasPermission } from '../auth/permissions.ts'
import type { SessionPerson } from '../auth/session/session.ts'
import { webAddress } from './web-address.ts'

/** A place that the person may go to, in the person's language (docs/requirements/shell.md, section 3, sidebar item). */
export interface NavigationItem {
  id: number
  title: string
  icon: string | null
  /** A path of the portal; null for what leads elsewhere, or only holds others. */
  path: string | null
  /** A whole address outside the portal. */
  href: string | null
  /** The title above the run of items that it begins or belongs to. */
  group: string | null
  /** Not in the menu, but found by search. */
  hidden: boolean
  children: NavigationItem[]
}

/** Paths that everybody who is signed in with a role may open. */
const alwaysOpen = ['/', '/my-account', '/wc-teste']
/** Hosts of components: the institution registered those that there are. */
const componentHost = '/wc'

/**
 * Where somebody may go (docs/requirements/shell.md, section 6): what is for their profile, what their institution has, and
 * what their grants open. An item that only holds others goes when none of them is left.
 */
export function navigationOf(
  features: readonly NavigationFeature[],
  { person, has, locale }: { person: Pick<SessionPerson, 'profile' | 'permissions'>; has: readonly Feature[]; locale: Locale },
): NavigationItem[] {
  const allowed = features.filter(
    ({ profiles, grant, featureAlias }) =>
      (profiles.length === 0 || profiles.includes(person.profile)) &&
      (featureAlias === null || hasFeature(has, featureAlias)) &&
      (grant === null || hasPermission(person, grant)),
  )
  const below = (parentId: number | null): NavigationItem[] =>
    allowed
      .filter(({ featureParentId }) => featureParentId === parentId)
      .map(({ id, description, icon, webRoute, menuVisibility, group }) => ({
        id,
        title: description[locale],
        icon,
        path: pathOf(webRoute),
        href: webAddress(webRoute),
        group: group?.[locale] ?? null,
        hidden: !menuVisibility,
        children: parentId === null ? below(id) : [],
      }))
      .filter(({ path, href, children }) => path !== null || href !== null || children.length > 0)
  return below(null)
}

/** The paths below which somebody may open pages: those of their navigation, and what answers for them. */
export function openPathsOf(features: readonly NavigationFeature[], items: readonly NavigationItem[]): string[] {
  const allowed = new Set(flattenNavigation(items).map(({ id }) => id))
  const paths = features.filter(({ id }) => allowed.has(id)).flatMap(({ webRoute, endpoint }) => [pathOf(webRoute), pathOf(endpoint)])
  return [...new Set(paths.filter((path) => path !== null))]
}

/**
 * Whether somebody may open a page (docs/requirements/shell.md, section 5, route access). For comfort only: every call is
 * checked by itself.
 *
 * @param openPaths of the person
 * @param pathname below the base path
 */
export function mayOpen(openPaths: readonly string[], pathname: string): boolean {
  const path = pathname.replace(/(?<=.)\/$/, '')
  return (
    alwaysOpen.includes(path) ||
    [componentHost, ...openPaths].some((place) => place !== '/' && (path === place || path.startsWith(`${place}/`)))
  )
}

/** Items and those below them. */
export const flattenNavigation = (items: readonly NavigationItem[]): NavigationItem[] => items.flatMap((item) => [item, ...item.children])

/** Null unless it is a path of the portal: a second slash would name a host. */
function pathOf(route: string | null): string | null {
  return route !== null && /^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(route) ? route : null
}

/** Where a feature leads: a path of the portal, or an address elsewhere; null for one that only holds others. */
export function navigationTarget({ webRoute }: Pick<NavigationFeature, 'webRoute'>): { path: string } | { href: string } | null {
  const path = pathOf(webRoute)
  const href = webAddress(webRoute)
  return path !== null ? { path } : href !== null ? { href } : null
}
