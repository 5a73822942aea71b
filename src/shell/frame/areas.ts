import { flattenNavigation, type NavigationItem } from '../../request/navigation.ts'
import { hasCurrent } from './frame-rules.ts'

/** A student's areas, in the bar's order: the page that each opens, and the prefixes of the others' paths. */
export const areas = [
  { page: '/', within: '' },
  { page: '/financial/payments', within: '/financial' },
  { page: '/academic-situation', within: '/reenrollments' },
  { page: '/my-requests', within: '/enrollment-documents' },
  { page: '/enrollment-student-cards', within: '' },
] as const

export type Area = (typeof areas)[number]

/** Of the person rather than of an area: the account menu leads to it. */
export const personalDataPage = '/update-data'

/** A choice between fewer is none. */
const fewest = 3

/** Those whose page the navigation opens; none where a bar of them would not be worth its room. */
export function getAreas(navigation: readonly Pick<NavigationItem, 'path' | 'children'>[]): Area[] {
  const paths = new Set(flattenNavigation(navigation as readonly NavigationItem[]).map(({ path }) => path))
  const offered = areas.filter(({ page }) => page === '/' || paths.has(page))
  return offered.length < fewest ? [] : offered
}

export interface AreaMenu {
  /** Each with the pages below it in the menu; none where it has one page. */
  areas: readonly { area: Area; pages: readonly NavigationItem[] }[]
  /** The institution's own entries, which belong to no area. */
  others: readonly NavigationItem[]
}

/** The entries of a student's menu by area, an institution's entries among them (docs/decisions/0079-five-areas.md). @param navigation without hidden entries; @returns null where no areas are offered */
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
