import { closeWhenLeft } from '../components/overlays/close-behind-focus.ts'

/** Adds what native popovers lack in header and sidebar, for a frame that React does not hydrate. @returns to stop listening */
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

/** Closes the drawer after a link: the router replaces the page without reloading it. */
function closeAfterLink({ target }: Event) {
  const drawer = target instanceof Element && target.closest('a') && target.closest<HTMLElement>('.sidebar__root')
  if (drawer && drawer.matches(':popover-open')) drawer.hidePopover()
}

function focusOnClose({ target }: Event) {
  if (!(target instanceof HTMLElement) || !target.matches('.sidebar__root:popover-open')) return
  target.querySelector<HTMLElement>('.sidebar__close')?.focus()
}
