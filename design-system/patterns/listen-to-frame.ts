import { closeWhenLeft } from '../components/overlays/close-behind-focus.ts'

/** What header and sidebar do beside what the browser does with popovers, for a frame that no React hydrates. @returns to stop listening */
export function listenToFrame(frame: EventTarget): () => void {
  const until = new AbortController()
  const { signal } = until
  frame.addEventListener('focusout', closeBehind as EventListener, { signal })
  frame.addEventListener('click', closeAfterLink, { signal })
  // Does not bubble.
  frame.addEventListener('toggle', focusOnClose, { signal, capture: true })
  return () => until.abort()
}

function closeBehind({ target, relatedTarget }: FocusEvent) {
  const left = target instanceof Element ? target.closest('[popover], [popovertarget]') : null
  if (left) closeWhenLeft(left, relatedTarget)
}

/** The router replaces the page without reloading it, so the drawer would stay open. */
function closeAfterLink({ target }: Event) {
  const drawer = target instanceof Element && target.closest('a') && target.closest<HTMLElement>('.sidebar__root')
  if (drawer && drawer.matches(':popover-open')) drawer.hidePopover()
}

function focusOnClose({ target }: Event) {
  if (!(target instanceof HTMLElement) || !target.matches('.sidebar__root:popover-open')) return
  target.querySelector<HTMLElement>('.sidebar__close')?.focus()
}
