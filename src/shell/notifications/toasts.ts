import { createToastQueue, type ToastMessage } from '#design/components/feedback/toast-queue.ts'

/** One at a time on phones, so that the page stays usable. */
export const toasts = createToastQueue({ limit: matchMedia('(max-width: 599px)').matches ? 1 : 3 })

const ofNotifications = new Set<string>()

export function addNotificationToast(recipientId: string, message: ToastMessage): void {
  if (ofNotifications.has(recipientId)) return
  ofNotifications.add(recipientId)
  toasts.add(message, recipientId)
}

/** @param recipientId null for all */
export function removeNotificationToasts(recipientId: string | null): void {
  for (const id of recipientId === null ? ofNotifications : [recipientId]) toasts.remove(id)
}

const shownKey = 'academic-services:toasted'

/** Once per sign-in or role change. @param storage `sessionStorage` with independent tabs, otherwise `localStorage` */
export function areToastsDue(mark: string, storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(shownKey) !== mark
}

export function markToastsShown(mark: string, storage: Pick<Storage, 'setItem'>): void {
  storage.setItem(shownKey, mark)
}
