import type { useRouter } from '@tanstack/react-router'

/** Whether two addresses of one path differ in the list's page alone. */
function turnsPage(from: { search: object }, to: { search: object }): boolean {
  const pageOf = (search: object) => ('page' in search ? search.page : undefined)
  const others = (search: object) => JSON.stringify(Object.entries({ ...search, page: undefined }).sort())
  return pageOf(from.search) !== pageOf(to.search) && others(from.search) === others(to.search)
}

function focusOn(selector: string, options?: FocusOptions) {
  const target = document.querySelector<HTMLElement>(selector)
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus(options)
  if (!options?.preventScroll) target.scrollIntoView({ block: 'start' })
}

/** Client-side navigation keeps the focus, unlike a page load. */
export function focusPages(router: ReturnType<typeof useRouter>): void {
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (!fromLocation) return
    if (fromLocation.pathname !== toLocation.pathname) return focusOn('main h1', { preventScroll: true })
    // Filters keep the focus; another page of a list puts it at the list's start. One of several lists is named by the address.
    const part = toLocation.hash ? `[aria-labelledby="${CSS.escape(toLocation.hash)}"]` : 'main'
    if (turnsPage(fromLocation, toLocation)) focusOn(`${part} :is(.table__scroll, .card-list, .card__rows)`)
  })
}
