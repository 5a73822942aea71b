import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { announcementsContract } from './announcements.ts'
import { commonErrors } from '../contract-errors.ts'
import { instant, createPageSchema, pageQuery, searchText } from '../shared.ts'

export const displayMode = z.enum(['list', 'toast'])
export type DisplayMode = z.infer<typeof displayMode>

/** docs/requirements/shell.md, section 3, `Notification`. */
export const notification = z.object({
  id: z.string(),
  recipientId: z.string(),
  title: z.string(),
  message: z.string(),
  /** False where the sender wrote nothing in the reader's language: title and message are in the institution's. */
  isTranslated: z.boolean().optional(),
  icon: z.string().nullable(),
  sentAt: instant,
  isRead: z.boolean(),
  recipientTargetUrl: z.string().nullable(),
  notificationTargetUrl: z.string().nullable(),
})
export type Notification = z.infer<typeof notification>

/** Five for toasts (docs/requirements/shell.md, section 7). */
const perPage = z.literal([5, 10, 20, 30, 50]).default(10)

export const notificationEvent = z.discriminatedUnion('type', [
  /** The current state: sent first, and whenever events may have been missed. */
  z.object({ type: z.literal('current'), totalUnread: z.number().int(), newestId: z.string().nullable() }),
  z.object({ type: z.literal('arrived'), totalUnread: z.number().int(), displayMode, notification }),
  /** `recipientId` is null when all were marked. */
  z.object({ type: z.literal('marked'), totalUnread: z.number().int(), recipientId: z.string().nullable(), isRead: z.boolean() }),
])
export type NotificationEvent = z.infer<typeof notificationEvent>

/** docs/requirements/shell.md, section 7. */
export const notificationsContract = {
  list: oc
    .route({ method: 'GET', path: '/notifications', summary: 'Notifications of the signed-in person' })
    .errors(commonErrors)
    .input(
      pageQuery.extend({
        deliveryMode: z.literal('application').default('application'),
        perPage,
        displayMode: displayMode.optional(),
        isRead: z.boolean().optional(),
        /** In title or message, as the reader sees them. */
        search: searchText.optional(),
        /** Keyset cursor (the last recipient id), stable while notifications arrive. */
        after: z.uuid().optional(),
      }),
    )
    .output(createPageSchema(notification).extend({ totalUnread: z.number().int() })),
  watch: oc
    .route({ method: 'GET', path: '/notifications/events', summary: 'Stream of notifications as they arrive or are marked' })
    .errors(commonErrors)
    .output(eventIterator(notificationEvent)),
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
  announcements: announcementsContract,
}
