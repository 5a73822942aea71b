import type { NavigationItem } from '../../../request/navigation.ts'

/** The most areas shown: two rows of three, or three of two. */
const most = 6
/** The fewest areas worth hiding. */
const fewest = 3

/**
 * Areas that home shows at once, and those behind a disclosure, both in the menu's order.
 *
 * @param busy paths of areas where something waits, which are shown before others
 */
export function mainAreas<Area extends Pick<NavigationItem, 'path'>>(
  areas: readonly Area[],
  busy: readonly string[],
): { shown: readonly Area[]; others: readonly Area[] } {
  if (areas.length < most + fewest) return { shown: areas, others: [] }
  const isBusy = ({ path }: Area) => path !== null && busy.includes(path)
  const first = new Set([...areas.filter(isBusy), ...areas.filter((area) => !isBusy(area))].slice(0, most))
  return { shown: areas.filter((area) => first.has(area)), others: areas.filter((area) => !first.has(area)) }
}
