import type pg from 'pg'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NotificationEvent } from '#api/notifications/notifications.ts'
import { createTestDatabase } from '../../tests/support/database.ts'
import { createPool } from '../platform/database.ts'
import { notify } from './notify.ts'
import { startInboxService } from './testing/inbox-world.ts'

let pool: pg.Pool
let otherPool: pg.Pool
let here: ReturnType<typeof startInboxService>
let there: ReturnType<typeof startInboxService>
let userId = 100

beforeAll(async () => {
  const database = await createTestDatabase()
  pool = database.pool
  otherPool = createPool(database.url, 3)
  here = startInboxService(pool)
  there = startInboxService(otherPool)
  return () => otherPool.end()
})

beforeEach(() => {
  userId++
})

const send = (given: Partial<Parameters<typeof notify>[1]> = {}, from = pool) =>
  notify(from, { tenantId: 1, userId, title: 'Nova', message: 'Aconteceu algo.', ...given })

async function watch(caller: { userId: number; tenantId?: number } = { userId }, service = here, signal?: AbortSignal) {
  const events = await service(caller).watch(undefined, { ...(signal && { signal }) })
  const next = async () => (await events.next()).value as NotificationEvent | undefined
  return { next, first: await next() }
}

describe('watching an inbox', () => {
  it('tells how it stands, and what arrives from another process', async () => {
    const { next, first } = await watch()
    expect(first).toEqual({ type: 'current', totalUnread: 0, newestId: null })
    const id = await send({ displayMode: 'list' }, otherPool)
    expect(await next()).toMatchObject({
      type: 'arrived',
      totalUnread: 1,
      displayMode: 'list',
      notification: { recipientId: id, title: 'Nova', isRead: false },
    })
    expect((await watch()).first).toEqual({ type: 'current', totalUnread: 1, newestId: id })
  })

  it('tells every tab in every process what was marked', async () => {
    const watchers = [await watch({ userId }, here), await watch({ userId }, there)]
    const id = (await send())!
    for (const { next } of watchers) expect(await next()).toMatchObject({ type: 'arrived' })
    await there({ userId }).markRead({ id, isRead: true })
    for (const { next } of watchers) expect(await next()).toEqual({ type: 'marked', totalUnread: 0, recipientId: id, isRead: true })
    await here({ userId }).markRead({ id, isRead: false })
    for (const { next } of watchers) expect(await next()).toEqual({ type: 'marked', totalUnread: 1, recipientId: id, isRead: false })
    await here({ userId }).markAllRead({ deliveryMode: 'application' })
    for (const { next } of watchers) expect(await next()).toEqual({ type: 'marked', totalUnread: 0, recipientId: null, isRead: true })
  })

  it('tells nobody of what belongs to another person, or to the same number in another tenant', async () => {
    const strangers = [await watch({ userId: userId + 5000 }), await watch({ userId, tenantId: 2 })]
    await send()
    await send({ userId: userId + 5000, title: 'De outra pessoa' })
    await send({ tenantId: 2, title: 'De outra instituição' })
    expect(await strangers[0]!.next()).toMatchObject({ notification: { title: 'De outra pessoa' } })
    expect(await strangers[1]!.next()).toMatchObject({ notification: { title: 'De outra instituição' } })
  })

  it('tells how things stand again after its connection was cut', async () => {
    const { next } = await watch()
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query like 'listen %'`,
    )
    expect(await next()).toMatchObject({ type: 'current' })
    const id = await send()
    let event = await next()
    // One event for the lost connection and one for the restored.
    while (event?.type === 'current' && event.newestId !== id) event = await next()
    expect(event?.totalUnread).toBe(1)
  })

  it('ends when the watcher leaves', async () => {
    const leaving = new AbortController()
    const { next } = await watch({ userId }, here, leaving.signal)
    const waiting = next()
    leaving.abort()
    await expect(waiting.catch(() => undefined)).resolves.toBeUndefined()
  })
})
