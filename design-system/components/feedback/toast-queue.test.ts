import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastQueue } from './toast-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const titles = (queue: ReturnType<typeof createToastQueue>) => queue.shown().map(({ title }) => title)

test('messages enter 500 ms apart, at most three at a time', () => {
  const queue = createToastQueue()
  for (const title of ['a', 'b', 'c', 'd']) queue.add({ title })
  expect(titles(queue)).toEqual(['a'])
  vi.advanceTimersByTime(499)
  expect(titles(queue)).toEqual(['a'])
  vi.advanceTimersByTime(1)
  expect(titles(queue)).toEqual(['a', 'b'])
  vi.advanceTimersByTime(5000)
  expect(titles(queue)).toEqual(['a', 'b', 'c'])
  vi.advanceTimersByTime(500)
  expect(titles(queue)).toEqual(['b', 'c', 'd'])
})

test('a message stays six seconds, or longer when asked', () => {
  const queue = createToastQueue({ spacing: 0 })
  queue.add({ title: 'hasty', duration: 100 })
  queue.add({ title: 'slow', duration: 9000 })
  queue.add({ title: 'until closed', duration: Number.POSITIVE_INFINITY })
  vi.advanceTimersByTime(5999)
  expect(titles(queue)).toHaveLength(3)
  vi.advanceTimersByTime(1)
  expect(titles(queue)).toEqual(['slow', 'until closed'])
  vi.advanceTimersByTime(86_400_000)
  expect(titles(queue)).toEqual(['until closed'])
})

test('time stands still while any hold lasts, and goes on where it stopped', () => {
  const queue = createToastQueue()
  queue.add({ title: 'a' })
  vi.advanceTimersByTime(4000)
  queue.hold('pointer')
  queue.hold('focus')
  vi.advanceTimersByTime(60_000)
  queue.release('pointer')
  vi.advanceTimersByTime(60_000)
  expect(titles(queue)).toEqual(['a'])
  queue.release('focus')
  vi.advanceTimersByTime(1999)
  expect(titles(queue)).toEqual(['a'])
  vi.advanceTimersByTime(1)
  expect(titles(queue)).toEqual([])
})

test('what enters during a hold waits too', () => {
  const queue = createToastQueue()
  queue.hold('hidden')
  queue.add({ title: 'a' })
  vi.advanceTimersByTime(60_000)
  expect(titles(queue)).toEqual(['a'])
  queue.release('hidden')
  vi.advanceTimersByTime(6000)
  expect(titles(queue)).toEqual([])
})

test('a message is removed by its id, even while it waits', () => {
  const queue = createToastQueue()
  const a = queue.add({ title: 'a' })
  const b = queue.add({ title: 'b' })
  queue.remove(b)
  queue.remove(a)
  vi.advanceTimersByTime(2000)
  expect(titles(queue)).toEqual([])
})

test('one with the id of another takes its place and its time starts anew', () => {
  const queue = createToastQueue()
  queue.add({ title: 'sending' }, 'document')
  vi.advanceTimersByTime(5000)
  queue.add({ title: 'sent' }, 'document')
  vi.advanceTimersByTime(5999)
  expect(titles(queue)).toEqual(['sent'])
  vi.advanceTimersByTime(1)
  expect(titles(queue)).toEqual([])
})

test('the array stays the same until something changes, and listeners hear every change', () => {
  const queue = createToastQueue()
  const heard = vi.fn()
  const leave = queue.subscribe(heard)
  expect(queue.shown()).toBe(queue.shown())
  const id = queue.add({ title: 'a' })
  queue.remove(id)
  expect(heard).toHaveBeenCalledTimes(2)
  leave()
  queue.add({ title: 'b' })
  expect(heard).toHaveBeenCalledTimes(2)
})

test('whatever comes, no more than three are shown, in order, and all leave in the end', () => {
  const step = fc.oneof(
    fc.record({ add: fc.integer({ min: 0, max: 20_000 }) }),
    fc.record({ wait: fc.integer({ min: 0, max: 3000 }) }),
    fc.record({ hold: fc.boolean() }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const queue = createToastQueue()
      let count = 0
      for (const action of steps) {
        if ('add' in action) queue.add({ title: count++, duration: action.add })
        if ('wait' in action) vi.advanceTimersByTime(action.wait)
        if ('hold' in action) queue[action.hold ? 'hold' : 'release']('focus')
        const now = titles(queue) as number[]
        expect(now.length).toBeLessThanOrEqual(3)
        expect(now).toEqual(now.toSorted((a, b) => a - b))
      }
      queue.release('focus')
      vi.advanceTimersByTime(2_000_000)
      expect(titles(queue)).toEqual([])
    }),
  )
})
