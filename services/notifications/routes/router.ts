import { implement } from '@orpc/server'
import type pg from 'pg'
import { notificationsContract } from '#api/notifications.ts'
import { requirePrincipal, requireSelf } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { listInbox, markAllRead, markRead } from '../domain/inbox.ts'

/** Serves the notifications contract. */
export function notificationsRouter(pool: pg.Pool) {
  const os = implement(notificationsContract).$context<ServiceContext>()
  return os.router({
    list: os.list.handler(({ context, input }) => listInbox(pool, requirePrincipal(context), input)),
    markRead: os.markRead.handler(async ({ context, input, errors }) => {
      const marked = await markRead(pool, requireSelf(context), input.id, input.isRead)
      if (!marked) throw errors.NOT_FOUND()
      return marked
    }),
    markAllRead: os.markAllRead.handler(({ context }) => markAllRead(pool, requireSelf(context))),
  })
}
