import { beforeEach, expect, test, vi } from 'vitest'
import { createOwnerMemory, type OwnerMemory } from './owner-memory.ts'

const ana = { tenantId: 1, userId: 7 }
const bruno = { tenantId: 1, userId: 8 }
let tell: (payload: string | null) => void
let isListening: boolean
let memory: OwnerMemory
let reads: number

const get = (owner = ana, key = 'inbox') => memory.get(owner, key, async () => ++reads)

beforeEach(() => {
  isListening = true
  reads = 0
  memory = createOwnerMemory(
    {
      on(_, subscriber) {
        tell = subscriber
        return () => {}
      },
      isListening: () => isListening,
    },
    'notifications_inbox',
  )
})

test('a value is read once for each person and key', async () => {
  expect(await Promise.all([get(), get(), get(bruno), get(ana, 'other')])).toEqual([1, 1, 2, 3])
})

test('a change is read, and costs nobody else', async () => {
  await Promise.all([get(), get(bruno)])
  tell(JSON.stringify({ ...ana, change: 'read' }))
  expect(await Promise.all([get(), get(bruno)])).toEqual([3, 2])
  memory.drop(ana)
  expect(await get()).toBe(4)
})

test('what was being read when it changed is not kept', async () => {
  let answer: (value: string) => void = () => {}
  const early = memory.get(ana, 'inbox', () => new Promise<string>((resolve) => (answer = resolve)))
  tell(JSON.stringify(ana))
  expect(await get()).toBe(1)
  answer('of before')
  await early
  expect(await get()).toBe(1)
})

test('everything is read again once changes may have been missed', async () => {
  await get()
  tell(null)
  expect(await get()).toBe(2)
})

test('every call reads while changes cannot be heard of', async () => {
  await get()
  isListening = false
  expect([await get(), await get()]).toEqual([2, 3])
})

test('a failure is not kept', async () => {
  await expect(memory.get(ana, 'inbox', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await get()).toBe(1)
})

test('a value is read again after ten minutes', async () => {
  vi.useFakeTimers()
  try {
    await get()
    vi.advanceTimersByTime(599_999)
    expect(await get()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(await get()).toBe(2)
  } finally {
    vi.useRealTimers()
  }
})

test('the person who was asked for longest ago is forgotten first', async () => {
  await get()
  await get(bruno)
  for (let userId = 100; userId < 5_098; userId++) await memory.get({ tenantId: 1, userId }, 'inbox', async () => 0)
  await get()
  await memory.get({ tenantId: 1, userId: 6_000 }, 'inbox', async () => 0)
  expect(await get()).toBe(1)
  expect(await get(bruno)).toBe(3)
})
