import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastQueue } from './toast-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const titles = (queue: ReturnType<typeof createToastQueue>) => queue.shown().map(({ title }) => title)

test('messages enter one at a time, each once the one before has left', () => {
  const queue = createToastQueue()
  for (const title of ['a', 'b']) queue.add({ title })
  expect(titles(queue)).toEqual(['a'])
  vi.advanceTimersByTime(5999)
  expect(titles(queue)).toEqual(['a'])
  vi.advanceTimersByTime(1)
  expect(titles(queue)).toEqual(['b'])
})

test('half a second lies between two', () => {
  const queue = createToastQueue()
  const a = queue.add({ title: 'a' })
  queue.add({ title: 'b' })
  queue.remove(a)
  vi.advanceTimersByTime(499)
  expect(titles(queue)).toEqual([])
  vi.advanceTimersByTime(1)
  expect(titles(queue)).toEqual(['b'])
})

test('what waited for ten seconds is no news, but an error is', () => {
  const queue = createToastQueue()
  const first = queue.add({ title: 'a', duration: Number.POSITIVE_INFINITY })
  queue.add({ title: 'b' })
  queue.add({ title: 'failed', tone: 'danger' })
  vi.advanceTimersByTime(10_001)
  queue.remove(first)
  expect(titles(queue)).toEqual(['failed'])
  vi.advanceTimersByTime(7000)
  expect(titles(queue)).toEqual([])
})

test('an error goes before what else waits', () => {
  const queue = createToastQueue()
  queue.add({ title: 'a' })
  queue.add({ title: 'b' })
  queue.add({ title: 'failed', tone: 'danger' })
  vi.advanceTimersByTime(6000)
  expect(titles(queue)).toEqual(['failed'])
})

test('a message stays six seconds, or longer when asked', () => {
  const queue = createToastQueue({ spacing: 0 })
  queue.add({ title: 'hasty', duration: 100 })
  vi.advanceTimersByTime(5999)
  expect(titles(queue)).toEqual(['hasty'])
  vi.advanceTimersByTime(1)
  queue.add({ title: 'until closed', duration: Number.POSITIVE_INFINITY })
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
  queue.hold('pointer')
  queue.add({ title: 'a' })
  vi.advanceTimersByTime(60_000)
  expect(titles(queue)).toEqual(['a'])
  queue.release('pointer')
  vi.advanceTimersByTime(6000)
  expect(titles(queue)).toEqual([])
})

test('who comes back to the page after ten seconds sees errors, and no old news', () => {
  const queue = createToastQueue({ spacing: 0 })
  queue.add({ title: 'a' })
  queue.hold('hidden')
  vi.advanceTimersByTime(10_001)
  queue.release('hidden')
  expect(titles(queue)).toEqual([])
  queue.add({ title: 'failed', tone: 'danger' })
  queue.hold('hidden')
  vi.advanceTimersByTime(60_000)
  queue.release('hidden')
  expect(titles(queue)).toEqual(['failed'])
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

test('whatever comes, no more than one is shown, in order, and all leave in the end', () => {
  const step = fc.oneof(
    fc.record({ add: fc.integer({ min: 0, max: 20_000 }) }),
    fc.record({ wait: fc.integer({ min: 0, max: 3000 }) }),
    fc.record({ hold: fc.boolean() }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const queue = createToastQueue()
      let count = 0
      let last = 0
      for (const action of steps) {
        if ('add' in action) queue.add({ title: count++, duration: action.add })
        if ('wait' in action) vi.advanceTimersByTime(action.wait)
        if ('hold' in action) queue[action.hold ? 'hold' : 'release']('focus')
        const now = titles(queue) as number[]
        expect(now.length).toBeLessThanOrEqual(1)
        if (now[0] !== undefined) {
          expect(now[0]).toBeGreaterThanOrEqual(last)
          last = now[0]
        }
      }
      queue.release('focus')
      vi.advanceTimersByTime(2_000_000)
      expect(titles(queue)).toEqual([])
    }),
  )
})
