import { useEffect } from 'react'
import type { ToastQueue } from './toast-queue.ts'

/** Holds the queue's time while the pointer is on a message or the tab is hidden. Answers the region's handlers. */
export function useToastHolds(queue: ToastQueue, isEmpty: boolean) {
  useEffect(() => {
    const follow = () => (document.hidden ? queue.hold('hidden') : queue.release('hidden'))
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [queue])

  // The message under the pointer is gone: the browser may never say that the pointer left it.
  useEffect(() => {
    if (isEmpty) queue.release('pointer')
  }, [queue, isEmpty])

  return { onPointerEnter: () => queue.hold('pointer'), onPointerLeave: () => queue.release('pointer') }
}
