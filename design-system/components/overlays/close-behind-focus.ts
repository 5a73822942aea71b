import type { FocusEvent } from 'react'

/**
 * For `onBlur` of a popover and of the button with its `popoverTarget`: closes the popover once the focus has gone on
 * to something outside of both, which it could cover.
 */
export function closeBehindFocus({ currentTarget, relatedTarget: next }: FocusEvent<HTMLElement>): void {
  const popover = document.getElementById(currentTarget.getAttribute('popovertarget') ?? currentTarget.id)
  if (!(next instanceof Element) || !popover?.matches(':popover-open') || popover.contains(next)) return
  // A press on the button gives it the focus first, and then closes by itself.
  if (next.getAttribute('popovertarget') === popover.id) return
  popover.hidePopover()
}
