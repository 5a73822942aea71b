import { pino } from 'pino'
import { afterEach, expect, it, vi } from 'vitest'
import { createTestDatabase } from '../../tests/support/database.ts'
import { createListener, type Listener } from './listener.ts'

const { pool } = await createTestDatabase()
let listener: Listener
afterEach(() => listener.close())

it('listens once it has heard itself', async () => {
  listener = createListener(pool, pino({ level: 'silent' }))
  expect(listener.isListening()).toBe(false)
  await listener.ready()
  expect(listener.isListening()).toBe(true)
  const told = vi.fn()
  listener.on('portal_sessions', told)
  await pool.query(`notify portal_sessions, 'one'`)
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith('one'))
})

it('does not count on changes where what it tells itself does not arrive', async () => {
  const query = vi.fn(async () => undefined)
  const unheard = Object.create(pool, { query: { value: query } }) as typeof pool
  listener = createListener(unheard, pino({ level: 'silent' }))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const ready = listener.ready()
  await vi.waitFor(() => expect(query).toHaveBeenCalled(), 20_000)
  vi.runAllTimers()
  vi.useRealTimers()
  await ready
  expect(listener.isListening()).toBe(false)
})
