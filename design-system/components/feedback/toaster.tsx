import { useSyncExternalStore } from 'react'
import { Button } from '../actions/button.tsx'
import { Toast } from './toast.tsx'
import type { QueuedToast, ToastQueue } from './toast-queue.ts'
import { useToastFocus } from './use-toast-focus.ts'
import { useToastHolds } from './use-toast-holds.ts'

/**
 * Draws the messages of a queue in a corner of the page; once per page, always there, so that what enters is
 * announced: errors at once, the rest when the reader pauses.
 */
export function Toaster({
  queue,
  label,
  hotkey = 'F8',
  closeLabel,
}: {
  queue: ToastQueue
  /** Names the region and says its key, such as "Messages, F8". */
  label: string
  /** The key that takes focus to the messages, as `aria-keyshortcuts` writes it: `F8`, `Alt+n`. */
  hotkey?: string | undefined
  closeLabel: string
}) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.shown, queue.shown)
  const { region, focusHandlers } = useToastFocus(queue, toasts, hotkey)
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
