import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Listener } from './listener.ts'
import { createTenantCache, type TenantCache } from './tenant-cache.ts'
import { listenForChanges } from './tenant-changes.ts'

let time: number
let tell: (payload: string | null) => void
let cache: TenantCache
let built: number
let isListening: boolean

const listener: Listener = {
  on(_, hear) {
    tell = hear
    return () => {}
  },
  isListening: () => isListening,
  ready: async () => {},
  close: async () => {},
}
const weigh = () => 100
const get = (tenantId = 1, key = 'key') => cache.get(tenantId, key, async () => ++built, weigh)

beforeEach(() => {
  time = 1_000_000
  built = 0
  isListening = true
  const clock = { now: () => new Date(time) }
  cache = createTenantCache({ clock, changes: listenForChanges(listener, 'financial_debts', clock), maxBytes: 1_000 })
})

describe('createTenantCache', () => {
  it('builds once, also for callers that come meanwhile', async () => {
    expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1])
    expect(await get()).toBe(1)
  })

  it('tells tenants apart', async () => {
    expect(await get(1)).toBe(1)
    expect(await get(2)).toBe(2)
  })

  it('rebuilds after a change, at most every five seconds, while the last value is used', async () => {
    await get()
    tell('1')
    time += 4_999
    expect(await get()).toBe(1)
    time += 1
    expect(await get()).toBe(1)
    await vi.waitFor(async () => expect(await get()).toBe(2))
    time += 5_000
    expect(await get()).toBe(2)
    expect(built).toBe(2)
  })

  it('rebuilds what is light at once', async () => {
    let built = 0
    const light = () => cache.get(1, 'light', async () => ++built, weigh, false)
    expect(await light()).toBe(1)
    expect(await light()).toBe(1)
    tell('1')
    expect(await light()).toBe(2)
  })

  it('keeps what another tenant changed', async () => {
    await get()
    tell('2')
    time += 30_000
    expect(await get()).toBe(1)
  })

  it('trusts nothing after changes may have been missed', async () => {
    await get()
    tell(null)
    time += 5_000
    await vi.waitFor(async () => expect(await get()).toBe(2))
  })

  it('sees a change that came while it was building', async () => {
    await cache.get(
      1,
      'key',
      async () => {
        tell('1')
        return ++built
      },
      weigh,
    )
    time += 5_000
    await vi.waitFor(async () => expect(await get()).toBe(2))
  })

  it('answers with an aging value while it makes a new one, and waits for it when too old', async () => {
    await get()
    time += 60_000
    expect(await get()).toBe(1)
    await vi.waitUntil(() => built === 2)
    expect(await get()).toBe(2)
    time += 600_000
    expect(await get()).toBe(3)
  })

  it('holds no more than its cap, and drops what was used longest ago', async () => {
    const heavy = (key: string) =>
      cache.get(
        1,
        key,
        async () => ++built,
        () => 300,
      )
    for (const key of ['a', 'b', 'c']) await heavy(key)
    await heavy('a')
    await heavy('d')
    expect(cache.weight()).toBeLessThanOrEqual(1_000)
    expect(built).toBe(4)
    for (const key of ['a', 'c', 'd']) await heavy(key)
    expect(built).toBe(4)
    await heavy('b')
    expect(built).toBe(5)
  })

  it('does not hold what alone is over its cap', async () => {
    await cache.get(
      1,
      'huge',
      async () => ++built,
      () => 2_000,
    )
    expect(cache.weight()).toBe(0)
  })

  it('does not keep a failure', async () => {
    await expect(cache.get(1, 'key', async () => Promise.reject(new Error('down')), weigh)).rejects.toThrow('down')
    expect(await get()).toBe(1)
  })

  it('reads a small value for each call while changes cannot be heard of', async () => {
    const small = () => cache.get(1, 'small', async () => ++built, weigh, false)
    await small()
    isListening = false
    expect([await small(), await small()]).toEqual([2, 3])
    isListening = true
    expect(await get()).toBe(4)
  })

  it('gives nobody a small value that changed while it was read', async () => {
    let answer: (value: string) => void = () => {}
    const before = cache.get(1, 'small', () => new Promise<string>((resolve) => (answer = resolve)), weigh, false)
    tell('1')
    const after = cache.get(1, 'small', async () => 'new', weigh, false)
    answer('old')
    expect(await Promise.all([before, after])).toEqual(['old', 'new'])
    time += 1
    expect(await cache.get(1, 'small', async () => 'newest', weigh, false)).not.toBe('old')
  })

  it('makes heavy builds wait for each other, and no others', async () => {
    let running = 0
    let most = 0
    const slow = async () => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setImmediate(resolve))
      return running--
    }
    await Promise.all(Array.from({ length: 8 }, (_, n) => cache.get(1, `${n}`, slow, weigh)))
    expect(most).toBe(1)
    await Promise.all([cache.get(1, 'heavy', slow, weigh), cache.get(1, 'light', slow, weigh, false)])
    expect(most).toBe(2)
  })
})
