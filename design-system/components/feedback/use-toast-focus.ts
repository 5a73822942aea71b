import { useEffect, useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { isHotkey } from './hotkey.ts'
import type { QueuedToast, ToastQueue } from './toast-queue.ts'

/**
 * Focus in the region of messages: the hotkey brings it there, nothing leaves by itself while it is there, Escape
 * closes the message it is in, and after the last one it goes back to where it came from.
 */
export function useToastFocus(queue: ToastQueue, toasts: readonly QueuedToast[], hotkey: string) {
  const region = useRef<HTMLElement>(null)
  const isInside = useRef(false)
  const cameFrom = useRef<EventTarget | null>(null)

  useEffect(() => {
    const enter = (event: globalThis.KeyboardEvent) => {
      if (!isHotkey(hotkey, event) || queue.shown().length === 0) return
      event.preventDefault()
      region.current?.focus()
    }
    document.addEventListener('keydown', enter)
    return () => document.removeEventListener('keydown', enter)
  }, [queue, hotkey])

  // The focused message may just have left.
  useLayoutEffect(() => {
    if (!isInside.current || (toasts.length > 0 && region.current?.contains(document.activeElement))) return
    if (toasts.length > 0) return region.current?.focus()
    isInside.current = false
    queue.release('focus')
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }, [queue, toasts])

  const focusHandlers = {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!isInside.current && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
      isInside.current = true
      queue.hold('focus')
    },
    onBlur: ({ currentTarget, relatedTarget, target }: FocusEvent) => {
      // A button that leaves the page blurs too, to nowhere; then focus is still ours to place.
      if (currentTarget.contains(relatedTarget) || !target.isConnected) return
      isInside.current = false
      queue.release('focus')
    },
    onKeyDown: ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || !(target instanceof HTMLElement)) return
      const id = target.closest<HTMLElement>('[data-toast]')?.dataset.toast ?? queue.shown().at(-1)?.id
      if (id) queue.remove(id)
    },
  }
  return { region, focusHandlers }
}
