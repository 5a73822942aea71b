import type pg from 'pg'
import type { Listener } from '../platform/listener.ts'

interface Owner {
  tenantId: number
  userId: number
}

/** A null `id` means all notifications. */
export type InboxNews = { change: 'arrived'; id: string } | { change: 'read' | 'unread'; id: string | null }

/** Null means that changes may have been missed. */
type Subscriber = (news: InboxNews | null) => void

/** Notifies all processes when the transaction commits. */
export async function publishInbox(client: pg.ClientBase, { tenantId, userId }: Owner, news: InboxNews): Promise<void> {
  await client.query(`select pg_notify('notifications_inbox', $1)`, [JSON.stringify({ tenantId, userId, ...news })])
}

/** `publishInbox` for a notification of each of many people. */
export async function publishArrivals(
  client: pg.ClientBase,
  tenantId: number,
  arrived: readonly { id: string; userId: number }[],
): Promise<void> {
  const payloads = arrived.map(({ id, userId }) => JSON.stringify({ tenantId, userId, change: 'arrived', id }))
  await client.query(`select pg_notify('notifications_inbox', payload) from unnest($1::text[]) as payload`, [payloads])
}

export interface InboxChannel {
  on(owner: Owner, subscriber: Subscriber): () => void
  ready(): Promise<void>
  close(): void
}

/** One subscription per process, distributed by inbox. */
export function createInboxChannel(listener: Listener): InboxChannel {
  const subscribers = new Map<string, Set<Subscriber>>()
  const keyOf = ({ tenantId, userId }: Owner) => `${tenantId}/${userId}`
  const stop = listener.on('notifications_inbox', (payload) => {
    if (payload === null) {
      for (const set of subscribers.values()) for (const subscriber of set) subscriber(null)
      return
    }
    const { tenantId, userId, ...news } = JSON.parse(payload) as Owner & InboxNews
    for (const subscriber of subscribers.get(keyOf({ tenantId, userId })) ?? []) subscriber(news as InboxNews)
  })
  return {
    on(owner, subscriber) {
      const key = keyOf(owner)
      const set = subscribers.get(key) ?? new Set()
      subscribers.set(key, set.add(subscriber))
      return () => {
        set.delete(subscriber)
        if (set.size === 0 && subscribers.get(key) === set) subscribers.delete(key)
      }
    },
    ready: () => listener.ready(),
    close: () => void stop(),
  }
}
