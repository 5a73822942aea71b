import { createToastQueue, type ToastMessage } from '#design/components/feedback/toast-queue.ts'

export const toasts = createToastQueue()

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
