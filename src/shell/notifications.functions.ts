import { createServerFn } from '@tanstack/react-start'
import { appConfig } from '#config'
import { sessionMiddleware } from '../session/session.middleware.ts'

/** The newest notifications of the signed-in person, and how many are unread. */
export const listNotifications = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(({ context }) =>
    context.upstream.notifications.list({ page: 1, perPage: appConfig.notifications.pageSize, deliveryMode: 'application' }),
  )

/** Marks all of the signed-in person's notifications as read. */
export const markAllNotificationsRead = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => context.upstream.notifications.markAllRead({ deliveryMode: 'application' }))
