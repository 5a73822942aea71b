import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from '../actions/button.tsx'
import type { QueuedToast, ToastQueue } from './toast-queue.ts'
import { Toast } from './toast.tsx'

/** The elements that a toast must not cover: what the user fills in or scans, and job progress, which is a separate toast. */
const fields =
  ':is(input:not([type=hidden]), select, textarea, [role=slider], [contenteditable=true], .qr-code__root, .barcode__root, .toast__root)'

const places = ['end', 'start'] as const

/** Moves the region to the end of the screen where it covers no field. Returns false if it covers one at both. */
function placeBesideFields(region: HTMLElement): boolean {
  const isFree = places.some((place) => {
    region.dataset.place = place
    return !liesOverField(region)
  })
  if (!isFree) region.dataset.place = 'end'
  return isFree
}

function liesOverField(region: HTMLElement): boolean {
  const over = region.getBoundingClientRect()
  return [...document.querySelectorAll(fields)].some((field) => {
    const { left, right, top, bottom, width } = field.getBoundingClientRect()
    const meets = width > 0 && left < over.right && right > over.left && top < over.bottom && bottom > over.top
    return meets && field.checkVisibility({ visibilityProperty: true }) && !region.contains(field) && !field.closest('.visually-hidden')
  })
}

/** Mount it once and keep it mounted: screen readers announce only changes of an existing region. */
export function Toaster({
  queue,
  label,
  hotkey = 'F8',
  closeLabel,
}: {
  queue: ToastQueue
  label: string
  /** Moves focus to the toasts, in the syntax of `aria-keyshortcuts`: `F8`, `Alt+n`. */
  hotkey?: string | undefined
  closeLabel: string
}) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.shown, queue.shown)
  const { region, focusHandlers } = useToastFocus(queue, toasts, hotkey)
  useToastPlace(queue, toasts, region)
  const holdHandlers = useToastHolds(queue, toasts.length === 0)
  const list = (live: 'assertive' | 'polite') => (
    <ol className="toast__list" aria-live={live}>
      {toasts
        .filter(({ tone }) => (tone === 'danger') === (live === 'assertive'))
        .map((toast) => (
          <li key={toast.id} data-toast={toast.id}>
            <QueuedMessage toast={toast} closeLabel={closeLabel} onClose={() => queue.remove(toast.id)} />
          </li>
        ))}
    </ol>
  )
  return (
    <section
      ref={region}
      className="toast__region"
      aria-label={label}
      aria-keyshortcuts={hotkey}
      tabIndex={-1}
      {...focusHandlers}
      {...holdHandlers}
    >
      {list('assertive')}
      {list('polite')}
    </section>
  )
}

function QueuedMessage({ toast, closeLabel, onClose }: { toast: QueuedToast; closeLabel: string; onClose: () => void }) {
  const { tone, title, text, action } = toast
  const button = action ? (
    <Button
      size="sm"
      onClick={() => {
        action.onPress()
        onClose()
      }}
    >
      {action.label}
    </Button>
  ) : null
  return (
    <Toast tone={tone} title={title} action={button} onClose={onClose} closeLabel={closeLabel}>
      {text}
    </Toast>
  )
}

/** The hotkey focuses the region, Escape dismisses a toast, and after the last one focus returns to where it was. */
export function useToastFocus(queue: ToastQueue, toasts: readonly QueuedToast[], hotkey: string) {
  const region = useRef<HTMLElement>(null)
  const isInside = useRef(false)
  const pressedElement = useRef<EventTarget | null>(null)

  useEffect(() => {
    const enter = (event: globalThis.KeyboardEvent) => {
      if (!isHotkey(hotkey, event) || queue.shown().length === 0) return
      event.preventDefault()
      region.current?.focus()
    }
    document.addEventListener('keydown', enter)
    return () => document.removeEventListener('keydown', enter)
  }, [queue, hotkey])

  // The focused toast may have been removed.
  useLayoutEffect(() => {
    if (!isInside.current || (toasts.length > 0 && region.current?.contains(document.activeElement))) return
    if (toasts.length > 0) return region.current?.focus()
    isInside.current = false
    queue.release('focus')
    if (pressedElement.current instanceof HTMLElement) pressedElement.current.focus()
  }, [queue, toasts])

  const focusHandlers = {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!isInside.current && !currentTarget.contains(relatedTarget)) pressedElement.current = relatedTarget
      isInside.current = true
      queue.hold('focus')
    },
    onBlur: ({ currentTarget, relatedTarget, target }: FocusEvent) => {
      // A removed button also blurs, with no next target; the layout effect moves the focus then.
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

/** Keeps the toast from covering a field: moves it to the other end of the screen or removes it, unless it is an error. */
function useToastPlace(queue: ToastQueue, toasts: readonly QueuedToast[], region: RefObject<HTMLElement | null>) {
  const [shown] = toasts
  useLayoutEffect(() => {
    if (!shown) return
    const place = () => {
      if (!placeBesideFields(region.current!) && shown.tone !== 'danger') queue.remove(shown.id)
    }
    const placeAgain = () => {
      if (region.current && liesOverField(region.current)) place()
    }
    place()
    const events = ['scrollend', 'resize', 'focusin'] as const
    for (const event of events) window.addEventListener(event, placeAgain)
    return () => {
      for (const event of events) window.removeEventListener(event, placeAgain)
    }
  }, [queue, shown, region])
}

/** Pauses the queue while the pointer is over a toast or the tab is hidden. */
export function useToastHolds(queue: ToastQueue, isEmpty: boolean) {
  useEffect(() => {
    const follow = () => (document.hidden ? queue.hold('hidden') : queue.release('hidden'))
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [queue])

  // Browsers may not fire pointerleave when the toast under the pointer is removed.
  useEffect(() => {
    if (isEmpty) queue.release('pointer')
  }, [queue, isEmpty])

  return { onPointerEnter: () => queue.hold('pointer'), onPointerLeave: () => queue.release('pointer') }
}

export function isHotkey(hotkey: string, event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  const parts = hotkey.split('+')
  const wants = (modifier: string) => parts.slice(0, -1).includes(modifier)
  return (
    event.key.toLowerCase() === parts.at(-1)?.toLowerCase() &&
    event.altKey === wants('Alt') &&
    event.ctrlKey === wants('Control') &&
    event.metaKey === wants('Meta') &&
    event.shiftKey === wants('Shift')
  )
}
