import type { Clock } from './clock.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import type { TenantChanges } from './tenant-changes.ts'

/** Milliseconds; limits rebuilds for tenants whose records change constantly. */
const rebuildIntervalMs = 5_000
/** Milliseconds after which a value is reread even without a known change. */
const freshForMs = 60_000
const usableForMs = 600_000
/** Reading a million debts takes a core for a second; more at once would slow down everybody else. */
const heavyBuildsAtOnce = 1

interface Entry {
  value: unknown
  bytes: number
  startedAt: number
}

interface Build<Value> {
  make: () => Promise<Value>
  bytes: (value: Value) => number
  isHeavy: boolean
}

export interface TenantCache {
  /**
   * The cached value, or the result of `build`; concurrent callers of a key share one build. `bytes` counts toward the memory cap.
   * Heavy builds wait for each other, and for a while after the last one, and the last value is used meanwhile; others are made anew as soon
   * as a change is told, and for each call while changes cannot be heard of.
   */
  get<Value>(tenantId: number, key: string, build: () => Promise<Value>, bytes: (value: Value) => number, isHeavy?: boolean): Promise<Value>
  weight(): number
}

export interface TenantCacheOptions {
  clock: Clock
  /** Changes of the records that are cached. */
  changes: TenantChanges
  maxBytes?: number
}

/** In-memory LRU cache. A tenant's values are rebuilt after a change. */
export function createTenantCache({ clock, changes, maxBytes = 64 * 1024 * 1024 }: TenantCacheOptions): TenantCache {
  const entries = new Map<string, Entry>()
  const building = new Map<string, { value: Promise<unknown>; startedAt: number }>()
  const limit = limitConcurrency(heavyBuildsAtOnce)
  let weight = 0

  const now = () => clock.now().getTime()

  function drop(key: string) {
    weight -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  function keep(key: string, entry: Entry) {
    drop(key)
    if (entry.bytes > maxBytes) return
    entries.set(key, entry)
    weight += entry.bytes
    for (const oldest of entries.keys()) {
      if (weight <= maxBytes) break
      drop(oldest)
    }
  }

  function build<Value>(tenantId: number, key: string, { make, bytes, isHeavy }: Build<Value>): Promise<Value> {
    const running = building.get(key)
    // A small value that changed while it was being read is read again.
    if (running && (isHeavy || running.startedAt > changes.lastChange(tenantId))) return running.value as Promise<Value>
    const read = async () => {
      const startedAt = now()
      const value = await make()
      keep(key, { value, bytes: key.length * 2 + bytes(value), startedAt })
      return value
    }
    const made = { startedAt: now(), value: isHeavy ? limit(read) : read() }
    building.set(key, made)
    return made.value.finally(() => building.get(key) === made && building.delete(key))
  }

  return {
    async get(tenantId, key, make, bytes, isHeavy = true) {
      // Small values must be exact, so they are not used while notifications of changes do not arrive.
      if (!isHeavy && !changes.isListening()) return make()
      const fullKey = `${tenantId} ${key}`
      const made = { make, bytes, isHeavy }
      const entry = entries.get(fullKey)
      if (!entry) return build(tenantId, fullKey, made)
      // Moves the entry to the recent end of the LRU order.
      entries.delete(fullKey)
      entries.set(fullKey, entry)
      const age = now() - entry.startedAt
      const changed = changes.lastChange(tenantId) >= entry.startedAt
      if (age >= usableForMs || (changed && !isHeavy)) return build(tenantId, fullKey, made)
      // The current value answers this call, so errors of the rebuild are ignored.
      if (age >= (changed ? rebuildIntervalMs : freshForMs)) void build(tenantId, fullKey, made).catch(() => undefined)
      return entry.value as Awaited<ReturnType<typeof make>>
    },
    weight: () => weight,
  }
}
