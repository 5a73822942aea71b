import type { useRouter } from '@tanstack/react-router'
import { focusHeading, focusElement } from '../kit/browser/focus-element.ts'

/** Returns whether two addresses of one path differ only in the list's page. */
function turnsPage(from: { search: object }, to: { search: object }): boolean {
  const getPage = (search: object) => ('page' in search ? search.page : undefined)
  const others = (search: object) => JSON.stringify(Object.entries({ ...search, page: undefined }).sort())
  return getPage(from.search) !== getPage(to.search) && others(from.search) === others(to.search)
}

/** Moves the focus after client-side navigation, which keeps it, unlike a page load. */
export function focusPages(router: Pick<ReturnType<typeof useRouter>, 'subscribe'>): void {
  let pressed: Element | null = null
  router.subscribe('onBeforeNavigate', () => {
    pressed = document.activeElement
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (!fromLocation) return
    if (fromLocation.pathname !== toLocation.pathname) return focusHeading()
    // Filters keep the focus; another page of a list moves it to the list's start. With several lists, the address names one.
    const part = toLocation.hash ? `[aria-labelledby="${CSS.escape(toLocation.hash)}"]` : 'main'
    if (turnsPage(fromLocation, toLocation)) focusElement(`${part} :is(.table__scroll, .card-list, .card__rows)`)
    // The pressed element is gone, such as the link that starts editing, and the focus with it.
    else if (pressed?.isConnected === false && document.activeElement === document.body) focusHeading()
  })
}
