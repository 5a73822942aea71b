import type { NavigationFeature } from '#api/navigation.ts'
import type { Locale } from '#config'
import { type Feature, hasFeature } from './features.ts'
import { hasPermission } from '../auth/permissions.ts'
import type { SessionPerson } from '../auth/session/session.ts'
import { webAddress } from './web-address.ts'

export interface NavigationItem {
  id: number
  title: string
  icon: string | null
  /** Path below the base path; null for external links and for groups. */
  path: string | null
  /** With which the menu opens the page, such as a filter. */
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
        search: searchOf(webRoute),
        href: webAddress(webRoute),
        group: group?.[locale] ?? null,
        hidden: !menuVisibility,
        children: parentId === null ? below(id) : [],
      }))
      .filter(({ path, href, children }) => path !== null || href !== null || children.length > 0)
  return below(null)
}

/** Path prefixes that the user may open: their navigation's, and each feature's `endpoint`. */
export function openPathsOf(features: readonly NavigationFeature[], items: readonly NavigationItem[]): string[] {
  const allowed = new Set(flattenNavigation(items).map(({ id }) => id))
  const paths = features.filter(({ id }) => allowed.has(id)).flatMap(({ webRoute, endpoint }) => [pathOf(webRoute), pathOf(endpoint)])
  return [...new Set(paths.filter((path) => path !== null))]
}

/** Route access (docs/requirements/shell.md §5), for usability only: each call is authorised. @param pathname below the base path */
export function mayOpen(openPaths: readonly string[], pathname: string): boolean {
  const path = pathname.replace(/(?<=.)\/$/, '')
  return (
    alwaysOpen.includes(path) ||
    [componentHost, ...openPaths].some((place) => place !== '/' && (path === place || path.startsWith(`${place}/`)))
  )
}

/** Pages of one institution's data, which show nothing true to those who work in none. */
export function needsInstitution(pathname: string): boolean {
  const path = pathname.replace(/(?<=.)\/$/, '')
  // The operator chooses the institution on the page itself.
  return !['/impersonation', ...alwaysOpen].includes(path) && path !== componentHost && !path.startsWith(`${componentHost}/`)
}

/** Whether the person's menu or search has a page. @param page path below the base path */
export const offersPage = (items: readonly NavigationItem[], page: string): boolean =>
  flattenNavigation(items).some(({ path }) => path === page)

export const flattenNavigation = (items: readonly NavigationItem[]): NavigationItem[] => items.flatMap((item) => [item, ...item.children])

/** Rejects `//host`, which browsers read as another site. */
function pathOf(route: string | null): string | null {
  return route !== null && /^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(route) ? route.split('?', 1)[0]! : null
}

const searchOf = (route: string | null) => Object.fromEntries(new URLSearchParams(route?.split('?', 2)[1]))

export function navigationTarget({
  webRoute,
}: Pick<NavigationFeature, 'webRoute'>): (Pick<NavigationItem, 'search'> & { path: string }) | { href: string } | null {
  const path = pathOf(webRoute)
  const href = webAddress(webRoute)
  return path !== null ? { path, search: searchOf(webRoute) } : href !== null ? { href } : null
}
