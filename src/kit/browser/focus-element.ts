/** Moves the focus to what is no control, and scrolls to it unless told not to. */
export function focusElement(selector: string, options?: FocusOptions) {
  const target = document.querySelector<HTMLElement>(selector)
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus(options)
  if (!options?.preventScroll) target.scrollIntoView({ block: 'start' })
}

/** To the page's heading, which announces it. */
export function focusHeading(): void {
  focusElement('main h1', { preventScroll: true })
}
