import type { Clock } from '../../platform/clock.ts'
import type { Listener } from '../../platform/listener.ts'

/** A tenant whose debts change all the time is not counted through more often than this. */
const rebuildIntervalMs = 5_000
/** Older answers are still given, once, while a new one is made: in case a change was not heard of. */
const freshForMs = 60_000
const usableForMs = 600_000
/** Counting through a million debts keeps a processor busy: never more than this many at once. */
const concurrentBuilds = 2

interface Entry {
  value: unknown
  bytes: number
  startedAt: number
}

/** What was worked out of a tenant's debts and holds until they change. */
export interface TenantCache {
  /**
   * The kept value, or what `build` makes; callers that ask for the same key meanwhile share one build.
   *
   * @param bytes weight of the value, for the cap on memory
   */
  get<Value>(tenantId: number, key: string, build: () => Promise<Value>, bytes: (value: Value) => number): Promise<Value>
  /** Bytes held now. */
  weight(): number
  close(): void
}

export interface TenantCacheOptions {
  clock: Clock
  listener: Listener
  maxBytes?: number
}

/** Keeps values in this process, least recently used first out, and drops a tenant's when its debts change. */
export function createTenantCache({ clock, listener, maxBytes = 64 * 1024 * 1024 }: TenantCacheOptions): TenantCache {
  const entries = new Map<string, Entry>()
  const building = new Map<string, Promise<unknown>>()
  const changedAt = new Map<number, number>()
  const limit = limited(concurrentBuilds)
  let everythingChangedAt = 0
  let weight = 0

  const now = () => clock.now().getTime()
  const stop = listener.on('financial_debts', (tenantId) => {
    if (tenantId) changedAt.set(Number(tenantId), now())
    else everythingChangedAt = now()
  })

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

  function build<Value>(key: string, make: () => Promise<Value>, bytes: (value: Value) => number): Promise<Value> {
    const running = building.get(key)
    if (running) return running as Promise<Value>
    const made = limit(async () => {
      const startedAt = now()
      const value = await make()
      keep(key, { value, bytes: key.length * 2 + bytes(value), startedAt })
      return value
    }).finally(() => building.delete(key))
    building.set(key, made)
    return made
  }

  return {
    async get(tenantId, key, make, bytes) {
      const fullKey = `${tenantId} ${key}`
      const entry = entries.get(fullKey)
      if (!entry) return build(fullKey, make, bytes)
      // Read last: evicted last.
      entries.delete(fullKey)
      entries.set(fullKey, entry)
      const age = now() - entry.startedAt
      const changed = Math.max(changedAt.get(tenantId) ?? 0, everythingChangedAt) >= entry.startedAt
      if (changed ? age >= rebuildIntervalMs : age >= usableForMs) return build(fullKey, make, bytes)
      // The value at hand answers this call; a failure shows when there is none.
      if (age >= freshForMs) void build(fullKey, make, bytes).catch(() => undefined)
      return entry.value as Awaited<ReturnType<typeof make>>
    },
    weight: () => weight,
    close: stop,
  }
}

/** Runs at most `size` pieces of work at once, the others in the order they came. */
function limited(size: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (running >= size) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
