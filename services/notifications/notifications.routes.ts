import { implement } from '@orpc/server'
import type pg from 'pg'
import type { AppLocale } from '#api/locales.ts'
import { notificationsContract } from '#api/notifications/notifications.ts'
import type { AnnouncementPorts } from './announcements/announcement-ports.ts'
import { announcementHandlers } from './announcements/announcements.routes.ts'
import { requirePrincipal, requireSelf } from '../platform/guards.ts'
import type { OwnerMemory } from '../platform/owner-memory.ts'
import type { ServiceContext } from '../platform/service.ts'
import { listInbox, markAllRead, markRead, type InboxQuery, type Owner } from './inbox.ts'
import type { InboxChannel } from './inbox-channel.ts'
import { watchInbox } from './inbox-watch.ts'

export interface InboxPorts {
  pool: pg.Pool
  channel: InboxChannel
  /** The memory of the channel `notifications_inbox`. */
  memory: OwnerMemory
}

export function notificationsRouter(ports: InboxPorts, announcements: AnnouncementPorts) {
  const { pool, channel, memory } = ports
  const os = implement(notificationsContract).$context<ServiceContext>()
  return os.router({
    list: os.list.handler(({ context, input }) => readInbox(ports, requirePrincipal(context), input, context.locale)),
    watch: os.watch.handler(({ context, signal }) => watchInbox({ pool, channel }, requirePrincipal(context), context.locale, signal)),
    markRead: os.markRead.handler(async ({ context, input, errors }) => {
      const owner = requireSelf(context)
      const marked = await markRead(pool, owner, input.id, input.isRead)
      memory.drop(owner)
      if (!marked) throw errors.NOT_FOUND()
      return marked
    }),
    markAllRead: os.markAllRead.handler(async ({ context }) => {
      const owner = requireSelf(context)
      const marked = await markAllRead(pool, owner)
      memory.drop(owner)
      return marked
    }),
    announcements: announcementHandlers(announcements),
  })
}

/** Maximum number of rows of a list that is kept in memory. */
const short = 10

/** Reads an inbox. The newest rows and the unread count, shown on every page, stay in memory until the person's inbox changes. */
function readInbox({ pool, memory }: InboxPorts, owner: Owner, query: InboxQuery, locale: AppLocale) {
  const read = () => listInbox(pool, owner, query, locale)
  const { page, perPage, search, after } = query
  if (page > 1 || perPage > short || search || after !== undefined) return read()
  return memory.get(owner, JSON.stringify([locale, perPage, query.isRead, query.displayMode]), read)
}
