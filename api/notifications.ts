import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors, instant, pageOf, pageQuery } from './shared.ts'

/** A message to one person (shell specification, section 3, `Notification`). */
export const notification = z.object({
  id: z.string(),
  recipientId: z.string(),
  title: z.string(),
  message: z.string(),
  icon: z.string().nullable(),
  sentAt: instant,
  isRead: z.boolean(),
  recipientTargetUrl: z.string().nullable(),
  notificationTargetUrl: z.string().nullable(),
})
export type Notification = z.infer<typeof notification>

/** Notification service (shell specification, section 7). */
export const notificationsContract = {
  list: oc
    .route({ method: 'GET', path: '/notifications', summary: 'Notifications of the signed-in person' })
    .errors(commonErrors)
    .input(
      pageQuery.extend({
        deliveryMode: z.literal('application').default('application'),
        displayMode: z.string().optional(),
        isRead: z.boolean().optional(),
      }),
    )
    .output(pageOf(notification).extend({ totalUnread: z.number().int() })),
  markRead: oc
    .route({ method: 'PATCH', path: '/recipients/{id}', summary: 'Mark one notification as read or unread' })
    .errors(commonErrors)
    .input(z.object({ id: z.uuid(), isRead: z.boolean() }))
    .output(z.object({ totalUnread: z.number().int() })),
  markAllRead: oc
    .route({ method: 'PATCH', path: '/recipients/read-all', summary: 'Mark all notifications as read' })
    .errors(commonErrors)
    .input(z.object({ deliveryMode: z.literal('application') }))
    .output(z.object({ totalUnread: z.number().int() })),
}
