import type { NavigationFeature } from '#api/settings/navigation.ts'
import type { Locale } from '#config'
import { type Feature, hasFeature } from './features.ts'
import { hasPermission } from './permissions.ts'
import type { SessionPerson } from './session/session.ts'
import { webAddress } from './web-address.ts'

export interface NavigationItem {
  id: number
  title: string
  icon: string | null
  /** Path below the base path; null for external links and for groups. */
  path: string | null
  /** The search values with which the menu opens the page, such as a filter. */
  search: Record<string, string>
  href: string | null
  group: string | null
  /** Absent from the menu, but found by search. */
  hidden: boolean
  children: NavigationItem[]
}

const alwaysOpen = ['/', '/my-account', '/notifications', '/wc-teste']
const componentHost = '/wc'

/** Items for the user's profile, features and permissions (docs/requirements/shell.md §6); groups left empty are dropped. */
export function getNavigation(
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
        path: getPath(webRoute),
        search: getSearch(webRoute),
        href: webAddress(webRoute),
        group: group?.[locale] ?? null,
        hidden: !menuVisibility,
        children: parentId === null ? below(id) : [],
      }))
      .filter(({ path, href, children }) => path !== null || href !== null || children.length > 0)
  return below(null)
}

/** The paths that a user may open, as prefixes below the base path. */
export interface RouteAccess {
  /** The paths of the user's navigation and of each feature's `endpoint`. */
  openPaths: string[]
  /** The paths of features that others have, below an open path and with no open path below. */
  closedPaths: string[]
}

export function getRouteAccess(features: readonly NavigationFeature[], items: readonly NavigationItem[]): RouteAccess {
  const allowed = new Set(flattenNavigation(items).map(({ id }) => id))
  const getPaths = (some: readonly NavigationFeature[]) =>
    [...new Set(some.flatMap(({ webRoute, endpoint }) => [getPath(webRoute), getPath(endpoint)]))].filter((path) => path !== null)
  const openPaths = getPaths(features.filter(({ id }) => allowed.has(id)))
  const others = getPaths(features.filter(({ id }) => !allowed.has(id)))
  const closedPaths = others.filter((path) => isBelow(openPaths, path) && !openPaths.some((open) => isBelow([path], open)))
  return { openPaths, closedPaths }
}

const isBelow = (places: readonly string[], path: string): boolean =>
  places.some((place) => place !== '/' && (path === place || path.startsWith(`${place}/`)))

/** Route access (docs/requirements/shell.md §5), for usability only: each call is authorised. @param pathname below the base path */
export function mayOpen({ openPaths, closedPaths }: RouteAccess, pathname: string): boolean {
  const path = pathname.replace(/(?<=.)\/$/, '')
  return alwaysOpen.includes(path) || (isBelow([componentHost, ...openPaths], path) && !isBelow(closedPaths, path))
}

/** Works in no institution, as operators do until they choose one. */
export const isPlaceless = (person: SessionPerson | null): boolean => person?.context?.tenantId === null

/** Returns whether a page shows one institution's data, which is meaningless for users who work in none. */
export function needsInstitution(pathname: string): boolean {
  const path = pathname.replace(/(?<=.)\/$/, '')
  // The operator chooses the institution on the page itself.
  return !['/impersonation', ...alwaysOpen].includes(path) && path !== componentHost && !path.startsWith(`${componentHost}/`)
}

/** Whether the person's menu or search has a page. @param page path below the base path */
export const offersPage = ({ openPaths }: Pick<RouteAccess, 'openPaths'>, page: string): boolean => openPaths.includes(page)

export const flattenNavigation = (items: readonly NavigationItem[]): NavigationItem[] => items.flatMap((item) => [item, ...item.children])

/** Returns the groups of items: an item with a group begins one, which later items without a group join. */
export function getGroups(items: readonly NavigationItem[]): Array<{ title: string | null; items: NavigationItem[] }> {
  const groups: Array<{ title: string | null; items: NavigationItem[] }> = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && (item.group === null || item.group === last.title)) last.items.push(item)
    else groups.push({ title: item.group, items: [item] })
  }
  return groups
}

/** Rejects `//host`, which browsers read as another site. */
function getPath(route: string | null): string | null {
  return route !== null && /^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(route) ? route.split('?', 1)[0]! : null
}

const getSearch = (route: string | null) => Object.fromEntries(new URLSearchParams(route?.split('?', 2)[1]))

export function navigationTarget({
  webRoute,
}: Pick<NavigationFeature, 'webRoute'>): (Pick<NavigationItem, 'search'> & { path: string }) | { href: string } | null {
  const path = getPath(webRoute)
  const href = webAddress(webRoute)
  return path !== null ? { path, search: getSearch(webRoute) } : href !== null ? { href } : null
}
