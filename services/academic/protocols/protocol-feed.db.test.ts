import fc from 'fast-check'
import type pg from 'pg'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ProtocolEvent } from '#api/academic/protocol-events.ts'
import { principal } from '../../../tests/support/callers.ts'
import { createPool, inTenant } from '../../platform/database.ts'
import { createListener } from '../../platform/listener.ts'
import { createOwnerChannel, type Owner } from '../../platform/owner-channel.ts'
import { createWorld, type World } from '../testing/world.ts'
import { announceProtocol, feedBatch, readProtocolFeed } from './protocol-feed.queries.ts'
import { purgeProtocolFeed } from './purge-protocol-feed.ts'
import { watchProtocols } from './watch-protocols.ts'

let world: World
/** Another process on the same database. */
let there: { pool: pg.Pool; protocolChannel: ReturnType<typeof createOwnerChannel> }
let userId = 5000
const requestId = crypto.randomUUID()

beforeAll(async () => {
  world = await createWorld()
  const { rows } = await world.pool.query<{ name: string }>('select current_database() as name')
  const url = new URL(world.pool.options.connectionString!)
  url.pathname = rows[0]!.name
  const pool = createPool(url.href, 5)
  const listener = createListener(pool, pino({ level: 'silent' }))
  const protocolChannel = createOwnerChannel(listener, 'academic_protocols')
  there = { pool, protocolChannel }
  return async () => {
    protocolChannel.close()
    await listener.close()
    await pool.end()
  }
})

beforeEach(() => {
  userId++
})

const owner = (given: Partial<Owner> = {}): Owner => ({ tenantId: 1, userId, ...given })
const change = (status: string, to = owner(), pool = world.pool) =>
  inTenant(pool, to.tenantId, ({ client }) => announceProtocol(client, { ...to, requestId, status, at: world.clock.now() }))
const client = (caller = owner()) => world.client(principal(caller)).protocolEvents

/** Collects what a watcher is told until `enough` of it came. */
async function collect(ports: typeof there, to: Owner, after: number | null, enough: number): Promise<ProtocolEvent[]> {
  const leaving = new AbortController()
  const events: ProtocolEvent[] = []
  if (enough === 0) return events
  for await (const event of watchProtocols(ports, to, after, leaving.signal)) {
    events.push(event)
    if (events.length === enough) leaving.abort()
  }
  return events
}

describe('changes of protocols', () => {
  it('are told after a position, and nothing after the last one', async () => {
    for (const status of ['open', 'in_attendance', 'granted']) await change(status)
    const { since } = client()
    expect(await since({ after: 0 })).toEqual([
      { position: 1, requestId, status: 'open', at: '2026-11-21T15:00:00.000Z' },
      expect.objectContaining({ position: 2, status: 'in_attendance' }),
      expect.objectContaining({ position: 3, status: 'granted' }),
    ])
    expect(await since({ after: 2 })).toEqual([expect.objectContaining({ position: 3 })])
    expect(await since({ after: 3 })).toEqual([])
  })

  it('begin with a reset for who has no position, also before anything changed', async () => {
    expect(await client().since({})).toEqual([{ reset: true, position: 0 }])
    await change('open')
    expect(await client().since({})).toEqual([{ reset: true, position: 1 }])
    expect(await client().since({ after: 7 }), 'of a database that was restored').toEqual([{ reset: true, position: 1 }])
  })

  it('of others, and of the same number in another tenant, are told to nobody else', async () => {
    await change('open', owner({ tenantId: 2 }))
    await change('open', owner({ userId: userId + 1_000_000 }))
    expect(await client().since({ after: 0 })).toEqual([])
    expect(await client(owner({ tenantId: 2 })).since({ after: 0 })).toHaveLength(1)
  })

  it('are told to nobody unknown', async () => {
    const { since, watch } = world.client(null).protocolEvents
    await expect(since({ after: 0 })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(watch({ after: 0 })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  it('that are rolled back leave no gap', async () => {
    await change('open')
    const undone = inTenant(world.pool, 1, async ({ client: within }) => {
      await announceProtocol(within, { ...owner(), requestId, status: 'granted', at: world.clock.now() })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await change('rejected')
    expect(await client().since({ after: 0 })).toMatchObject([
      { position: 1, status: 'open' },
      { position: 2, status: 'rejected' },
    ])
  })

  it('older than thirty days are purged, and who misses one of them is told to read anew', async () => {
    await change('open')
    await change('in_attendance')
    world.clock.advance(20 * 86_400_000)
    await change('granted')
    world.clock.advance(11 * 86_400_000)
    await purgeProtocolFeed(world, [1])
    expect(await client().since({ after: 1 })).toEqual([{ reset: true, position: 3 }])
    expect(await client().since({ after: 2 })).toMatchObject([{ position: 3, status: 'granted' }])
    world.clock.advance(30 * 86_400_000)
    await purgeProtocolFeed(world, [1])
    expect(await client().since({ after: 2 })).toEqual([{ reset: true, position: 3 }])
    expect(await client().since({ after: 3 })).toEqual([])
  })

  it('with a hole in what is kept, since clocks differ, are not told as if they were all', async () => {
    for (const status of ['open', 'in_attendance', 'granted']) await change(status)
    await world.rows(1, 'delete from academic.protocol_feed where user_id = $1 and position = 2', [userId])
    expect(await client().since({ after: 0 })).toEqual([{ reset: true, position: 3 }])
  })
})

describe('watching', () => {
  it('tells what was missed, then what changes, from whichever process', async () => {
    await change('open')
    const events = await client().watch({ after: 0 })
    const next = async () => (await events.next()).value
    expect(await next()).toMatchObject({ position: 1, status: 'open' })
    const waiting = next()
    await change('granted', owner(), there.pool)
    expect(await waiting).toMatchObject({ position: 2, status: 'granted' })
    await events.return?.(undefined)
  })

  it('goes on after its connection was cut', async () => {
    const events = collect(there, owner(), 0, 2)
    await change('open')
    await world.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query like 'listen %'`,
    )
    await change('granted')
    expect(await events).toMatchObject([{ position: 1 }, { position: 2, status: 'granted' }])
  })

  it('reads more than a batch', async () => {
    await inTenant(world.pool, 1, async ({ client: within }) => {
      for (let index = 0; index < feedBatch + 5; index++)
        await announceProtocol(within, { ...owner(), requestId, status: String(index), at: world.clock.now() })
    })
    const events = await collect(there, owner(), 0, feedBatch + 5)
    expect(events.map(({ position }) => position)).toEqual(Array.from({ length: feedBatch + 5 }, (_, index) => index + 1))
  })

  it('ends when the watcher leaves', async () => {
    const leaving = new AbortController()
    const events = watchProtocols(there, owner(), 0, leaving.signal)
    const waiting = events.next()
    leaving.abort()
    expect(await waiting).toEqual({ done: true, value: undefined })
  })

  it('misses nothing, repeats nothing and keeps the order, whatever writes and reconnects at once', async () => {
    const step = fc.record({
      process: fc.boolean(),
      together: fc.integer({ min: 1, max: 3 }),
      milliseconds: fc.integer({ min: 0, max: 4 }),
      fails: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), fc.array(fc.integer({ min: 1, max: 4 })), async (steps, stays) => {
        const to = owner({ userId: ++userId })
        const total = steps.reduce((sum, { together, fails }) => sum + (fails ? 0 : together), 0)
        const writing = Promise.all(
          steps.map(async ({ process, together, milliseconds, fails }, index) => {
            await new Promise((resolve) => setTimeout(resolve, milliseconds))
            await inTenant(process ? there.pool : world.pool, 1, async ({ client: within }) => {
              for (let part = 0; part < together; part++)
                await announceProtocol(within, { ...to, requestId, status: `${index}.${part}`, at: world.clock.now() })
              await within.query('select pg_sleep(0.001)')
              if (fails) throw new Error('undone')
            }).catch((error: Error) => expect(error.message).toBe('undone'))
          }),
        )
        // Leaves and comes back by its last position.
        const told: ProtocolEvent[] = []
        for (const stay of [...stays, total]) {
          const left = Math.min(stay, total - told.length)
          told.push(...(await collect(there, to, told.at(-1)?.position ?? 0, left)))
        }
        await writing
        expect(told.map(({ position }) => position)).toEqual(Array.from({ length: total }, (_, index) => index + 1))
        expect(await readProtocolFeed(world.pool, to, 0)).toEqual(told)
        const statuses = told.flatMap((event) => ('status' in event ? [event.status] : []))
        const written = steps.flatMap(({ together, fails }, index) =>
          fails ? [] : Array.from({ length: together }, (_, part) => `${index}.${part}`),
        )
        expect(statuses.toSorted()).toEqual(written.toSorted())
      }),
      { numRuns: 40 },
    )
  })
})
