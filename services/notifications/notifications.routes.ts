import { implement } from '@orpc/server'
import type pg from 'pg'
import { notificationsContract } from '#api/notifications.ts'
import type { AnnouncementPorts } from './announcements/announcement-ports.ts'
import { announcementHandlers } from './announcements/announcements.routes.ts'
import { requirePrincipal, requireSelf } from '../platform/guards.ts'
import type { ServiceContext } from '../platform/service.ts'
import { listInbox, markAllRead, markRead } from './inbox.ts'
import type { InboxChannel } from './inbox-channel.ts'
import { watchInbox } from './inbox-watch.ts'

export function notificationsRouter(pool: pg.Pool, channel: InboxChannel, announcements: AnnouncementPorts) {
  const os = implement(notificationsContract).$context<ServiceContext>()
  return os.router({
    list: os.list.handler(({ context, input }) => listInbox(pool, requirePrincipal(context), input, context.locale)),
    watch: os.watch.handler(({ context, signal }) => watchInbox({ pool, channel }, requirePrincipal(context), context.locale, signal)),
    markRead: os.markRead.handler(async ({ context, input, errors }) => {
      const marked = await markRead(pool, requireSelf(context), input.id, input.isRead)
      if (!marked) throw errors.NOT_FOUND()
      return marked
    }),
    markAllRead: os.markAllRead.handler(({ context }) => markAllRead(pool, requireSelf(context))),
    announcements: announcementHandlers(announcements),
  })
}
