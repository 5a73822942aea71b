import type { useRouter } from '@tanstack/react-router'
import { focusHeading, focusElement } from '../kit/browser/focus-element.ts'

/** Whether two addresses of one path differ in the list's page alone. */
function turnsPage(from: { search: object }, to: { search: object }): boolean {
  const pageOf = (search: object) => ('page' in search ? search.page : undefined)
  const others = (search: object) => JSON.stringify(Object.entries({ ...search, page: undefined }).sort())
  return pageOf(from.search) !== pageOf(to.search) && others(from.search) === others(to.search)
}

/** Client-side navigation keeps the focus, unlike a page load. */
export function focusPages(router: Pick<ReturnType<typeof useRouter>, 'subscribe'>): void {
  let pressed: Element | null = null
  router.subscribe('onBeforeNavigate', () => {
    pressed = document.activeElement
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (!fromLocation) return
    if (fromLocation.pathname !== toLocation.pathname) return focusHeading()
    // Filters keep the focus; another page of a list puts it at the list's start. One of several lists is named by the address.
    const part = toLocation.hash ? `[aria-labelledby="${CSS.escape(toLocation.hash)}"]` : 'main'
    if (turnsPage(fromLocation, toLocation)) focusElement(`${part} :is(.table__scroll, .card-list, .card__rows)`)
    // What was pressed is gone, such as the link that begins to edit, and the focus with it.
    else if (pressed?.isConnected === false && document.activeElement === document.body) focusHeading()
  })
}
