import type { FocusEvent } from 'react'

/** `onBlur` handler of a popover and its button: closes the popover, which could cover the focused element outside of it. */
export function closeBehindFocus({ currentTarget, relatedTarget: next }: FocusEvent<HTMLElement>): void {
  const popover = document.getElementById(currentTarget.getAttribute('popovertarget') ?? currentTarget.id)
  if (!(next instanceof Element) || !popover?.matches(':popover-open') || popover.contains(next)) return
  // Clicking the button focuses it first and then closes the popover natively.
  if (next.getAttribute('popovertarget') === popover.id) return
  popover.hidePopover()
}
