import type { NavigationItem } from '../../../request/navigation.ts'

const most = 4

/** What students open most, in this order: grades and classes before money, which home begins with. */
const frequent = ['/academic-situation', '/reenrollments', '/enrollment-documents', '/financial/statement', '/financial/contracts']

/**
 * Returns the areas that a home page leads to: those where something waits, then the frequent ones, then the menu's order.
 *
 * @param busy paths of areas where something waits
 */
export function chooseShortcuts<Area extends Pick<NavigationItem, 'path'>>(
  areas: readonly Area[],
  busy: readonly string[],
): readonly Area[] {
  const places = [...busy, ...frequent]
  const rank = ({ path }: Area) => {
    const place = path === null ? -1 : places.indexOf(path)
    return place < 0 ? places.length : place
  }
  return areas.toSorted((one, other) => rank(one) - rank(other)).slice(0, most)
}
