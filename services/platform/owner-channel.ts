import type { Channel, Listener } from './listener.ts'

/** A person of a tenant. */
export interface Owner {
  tenantId: number
  userId: number
}

/** Null means that changes may have been missed. */
type Subscriber<News> = (news: News | null) => void

export interface OwnerChannel<News extends object> {
  /** Returns an unsubscribe function. */
  on(owner: Owner, subscriber: Subscriber<News>): () => void
  ready(): Promise<void>
  close(): void
}

/** Creates one subscription per process, which distributes news by the owner that each JSON payload names. */
export function createOwnerChannel<News extends object>(listener: Listener, channel: Channel): OwnerChannel<News> {
  const subscribers = new Map<string, Set<Subscriber<News>>>()
  const getKey = ({ tenantId, userId }: Owner) => `${tenantId}/${userId}`
  const stop = listener.on(channel, (payload) => {
    if (payload === null) {
      for (const set of subscribers.values()) for (const subscriber of set) subscriber(null)
      return
    }
    const { tenantId, userId, ...news } = JSON.parse(payload) as Owner & News
    for (const subscriber of subscribers.get(getKey({ tenantId, userId })) ?? []) subscriber(news as unknown as News)
  })
  return {
    on(owner, subscriber) {
      const key = getKey(owner)
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
