/** Moves the focus to an element that is no control, and scrolls to it unless told not to. */
export function focusElement(selector: string, options?: FocusOptions) {
  const target = document.querySelector<HTMLElement>(selector)
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus(options)
  if (!options?.preventScroll) target.scrollIntoView({ block: 'start' })
}

/** Moves the focus to the page's heading, which announces it. */
export function focusHeading(): void {
  focusElement('main h1', { preventScroll: true })
}
