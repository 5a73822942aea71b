import { flattenNavigation, type NavigationItem } from '../../request/navigation.ts'
import { hasCurrent } from './frame-rules.ts'

/** A student's areas, in the bar's order: the page that each opens, and the path prefix of its other pages. */
export const areas = [
  { page: '/', within: '' },
  { page: '/financial/payments', within: '/financial' },
  { page: '/academic-situation', within: '/reenrollments' },
  { page: '/my-requests', within: '/enrollment-documents' },
  { page: '/enrollment-student-cards', within: '' },
] as const

export type Area = (typeof areas)[number]

/** The page that belongs to the person rather than to an area; the account menu leads to it. */
export const personalDataPage = '/update-data'

/** The fewest areas that make a choice. */
const fewest = 3

/** Returns the areas whose page the navigation opens; none if too few for a bar to be worth its space. */
export function getAreas(navigation: readonly Pick<NavigationItem, 'path' | 'children'>[]): Area[] {
  const paths = new Set(flattenNavigation(navigation as readonly NavigationItem[]).map(({ path }) => path))
  const offered = areas.filter(({ page }) => page === '/' || paths.has(page))
  return offered.length < fewest ? [] : offered
}

export interface AreaMenu {
  /** Each area with the pages below it in the menu; none if it has a single page. */
  areas: readonly { area: Area; pages: readonly NavigationItem[] }[]
  /** The institution's own entries, which belong to no area. */
  others: readonly NavigationItem[]
}

/** Returns a student's menu by area, with the institution's entries (docs/decisions/0079-five-areas.md). @param navigation without hidden entries; @returns null where no areas are offered */
export function getAreaMenu(navigation: readonly NavigationItem[]): AreaMenu | null {
  const offered = getAreas(navigation)
  if (offered.length === 0) return null
  const isIn = ({ page, within }: Area, path: string | null) => path !== null && hasCurrent(`${page}\n${within}`, path)
  const items = navigation.filter(({ path }) => path !== personalDataPage)
  return {
    areas: offered.map((area) => {
      const pages = items.filter(({ path }) => isIn(area, path))
      return { area, pages: pages.length > 1 ? pages : [] }
    }),
    others: items.filter(({ path }) => !offered.some((area) => isIn(area, path))),
  }
}
