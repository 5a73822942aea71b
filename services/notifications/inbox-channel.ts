import type pg from 'pg'
import type { Listener } from '../platform/listener.ts'

interface Owner {
  tenantId: number
  userId: number
}

/** A null `id` means all notifications. */
export type InboxNews = { change: 'arrived'; id: string } | { change: 'read' | 'unread'; id: string | null }

/** Null means that changes may have been missed. */
type Hear = (news: InboxNews | null) => void

/** Notifies all processes when the transaction commits. */
export async function publishInbox(client: pg.ClientBase, { tenantId, userId }: Owner, news: InboxNews): Promise<void> {
  await client.query(`select pg_notify('notifications_inbox', $1)`, [JSON.stringify({ tenantId, userId, ...news })])
}

export interface InboxChannel {
  on(owner: Owner, hear: Hear): () => void
  ready(): Promise<void>
  close(): void
}

/** One subscription per process, distributed by inbox. */
export function createInboxChannel(listener: Listener): InboxChannel {
  const hearers = new Map<string, Set<Hear>>()
  const keyOf = ({ tenantId, userId }: Owner) => `${tenantId}/${userId}`
  const stop = listener.on('notifications_inbox', (payload) => {
    if (payload === null) {
      for (const set of hearers.values()) for (const hear of set) hear(null)
      return
    }
    const { tenantId, userId, ...news } = JSON.parse(payload) as Owner & InboxNews
    for (const hear of hearers.get(keyOf({ tenantId, userId })) ?? []) hear(news as InboxNews)
  })
  return {
    on(owner, hear) {
      const key = keyOf(owner)
      const set = hearers.get(key) ?? new Set()
      hearers.set(key, set.add(hear))
      return () => {
        set.delete(hear)
        if (set.size === 0 && hearers.get(key) === set) hearers.delete(key)
      }
    },
    ready: () => listener.ready(),
    close: () => void stop(),
  }
}
