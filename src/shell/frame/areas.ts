import { flattenNavigation, type NavigationItem } from '../../request/navigation.ts'

/** A student's areas, in the bar's order: the page that each opens, and the prefixes of the others' paths. */
export const areas = [
  { page: '/', within: '' },
  { page: '/financial/payments', within: '/financial' },
  { page: '/academic-situation', within: '/reenrollments' },
  { page: '/my-requests', within: '/enrollment-documents\n/update-data' },
  { page: '/enrollment-student-cards', within: '' },
] as const

/** A choice between fewer is none. */
const fewest = 3

/** Those whose page the navigation opens; none where a bar of them would not be worth its room. */
export function getAreas(navigation: readonly Pick<NavigationItem, 'path' | 'children'>[]): (typeof areas)[number][] {
  const paths = new Set(flattenNavigation(navigation as readonly NavigationItem[]).map(({ path }) => path))
  const offered = areas.filter(({ page }) => page === '/' || paths.has(page))
  return offered.length < fewest ? [] : offered
}
