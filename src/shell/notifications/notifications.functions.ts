import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { pageQuery, searchText } from '#api/shared.ts'
import { appConfig } from '#config'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'

const { pageSize: inboxPageSize, smallPageSize } = appConfig.notifications
const application = { deliveryMode: 'application' } as const

export const countUnreadNotifications = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => {
    const { totalUnread, results } = await context.upstream.notifications.list({ ...application, page: 1, perPage: smallPageSize })
    return { totalUnread, newestId: results[0]?.recipientId ?? null }
  })

/** @param after last id of the previous page */
export const listNotifications = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ page: z.number().int().min(1), after: z.uuid().nullable() }))
  .handler(({ context, data: { page, after } }) =>
    context.upstream.notifications.list({ ...application, page, perPage: inboxPageSize, ...(after && { after }) }),
  )

export const findNotifications = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(pageQuery.extend({ isRead: z.boolean().optional(), search: searchText.optional() }))
  .handler(({ context, data }) => context.upstream.notifications.list({ ...application, ...data }))

export const markNotification = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(z.object({ recipientId: z.uuid(), isRead: z.boolean() }))
  .handler(({ context, data: { recipientId, isRead } }) => context.upstream.notifications.markRead({ id: recipientId, isRead }))

export const markAllNotificationsRead = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => context.upstream.notifications.markAllRead(application))
