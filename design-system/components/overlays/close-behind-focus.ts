import type { FocusEvent } from 'react'

/** `onBlur` handler of a popover and its button: closes the popover, which could cover the focused element outside of it. */
export const closeBehindFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void =>
  closeWhenLeft(currentTarget, relatedTarget)

/** @param left a popover or its button @param next where the focus goes */
export function closeWhenLeft(left: Element, next: EventTarget | null): void {
  const popover = document.getElementById(left.getAttribute('popovertarget') ?? left.id)
  if (!(next instanceof Element) || !popover?.matches(':popover-open') || popover.contains(next)) return
  // Clicking the button focuses it first and then closes the popover natively.
  if (next.getAttribute('popovertarget') === popover.id) return
  popover.hidePopover()
}
