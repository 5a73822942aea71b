import { createToastQueue, type ToastMessage } from '#design/components/feedback/toast-queue.ts'

/** Messages in the corner of the page, 500 ms apart; on a phone one at a time, which leaves the page to be used. */
export const toasts = createToastQueue({ limit: matchMedia('(max-width: 599px)').matches ? 1 : 3 })

const ofNotifications = new Set<string>()

/** Shows a notification as a toast, once. */
export function addNotificationToast(recipientId: string, message: ToastMessage): void {
  if (ofNotifications.has(recipientId)) return
  ofNotifications.add(recipientId)
  toasts.add(message, recipientId)
}

/** Takes away the toast of a notification that was read, or of all for null. */
export function removeNotificationToasts(recipientId: string | null): void {
  for (const id of recipientId === null ? ofNotifications : [recipientId]) toasts.remove(id)
}

const shownKey = 'academic-services:toasted'

/**
 * Whether the toasts of this session are still to be shown: once per sign-in or role change, whatever page or tab
 * comes next.
 *
 * @param mark of the session
 * @param storage `localStorage`, or `sessionStorage` where tabs are independent of each other
 */
export function areToastsDue(mark: string, storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(shownKey) !== mark
}

/** Remembers that they were shown. */
export function markToastsShown(mark: string, storage: Pick<Storage, 'setItem'>): void {
  storage.setItem(shownKey, mark)
}
