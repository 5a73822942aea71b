import type { Channel, Listener } from './listener.ts'
import type { Owner } from './owner-channel.ts'

/** Milliseconds after which a value is read again, in case a notification was lost. */
const keptMs = 600_000
const mostOwners = 5_000

interface Entry {
  value: Promise<unknown>
  until: number
}

/** Caches small, frequently requested values of one person in this process, kept exact by database notifications. */
export interface OwnerMemory {
  /** Returns the value cached under the person's key, or else the result of `read`; concurrent callers share one read. */
  get<Value>(owner: Owner, key: string, read: () => Promise<Value>): Promise<Value>
  /** Forgets a person's values after this process changed them, because it may read before the channel's notification arrives. */
  drop(owner: Owner): void
  close(): void
}

/**
 * Where changes cannot be heard of, every call reads.
 *
 * @param channel tells of a change in what is kept, with the `tenantId` and `userId` of whose it is as JSON
 */
export function createOwnerMemory(listener: Pick<Listener, 'on' | 'isListening'>, channel: Channel): OwnerMemory {
  const owners = new Map<string, Map<string, Entry>>()
  const getKey = ({ tenantId, userId }: Owner) => `${tenantId}/${userId}`
  const drop = (owner: Owner) => void owners.delete(getKey(owner))
  const close = listener.on(channel, (payload) => (payload ? drop(JSON.parse(payload) as Owner) : owners.clear()))

  return {
    get<Value>(owner: Owner, key: string, read: () => Promise<Value>) {
      if (!listener.isListening()) return read()
      const ownerKey = getKey(owner)
      const kept = owners.get(ownerKey) ?? new Map<string, Entry>()
      // Makes this person the most recently used one, to be forgotten last.
      owners.delete(ownerKey)
      owners.set(ownerKey, kept)
      for (const oldest of owners.keys()) {
        if (owners.size <= mostOwners) break
        owners.delete(oldest)
      }
      const known = kept.get(key)
      if (known && known.until > Date.now()) return known.value as Promise<Value>
      const entry = { value: read(), until: Date.now() + keptMs }
      kept.set(key, entry)
      entry.value.catch(() => kept.get(key) === entry && kept.delete(key))
      return entry.value
    },
    drop,
    close,
  }
}
