import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ProtocolEvent } from '#api/academic/protocol-events.ts'
import { createPersonFeeds, type FeedSource, type Follower } from './person-feeds.ts'

const lifetimeMs = 900_000
const changed = (position: number) => ({ position, requestId: crypto.randomUUID(), status: 'open', at: '2026-11-21T15:00:00Z' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const settle = () => vi.advanceTimersByTimeAsync(0)

/** A service whose streams tell what a test pushes. */
function service(feed: ProtocolEvent[] = []) {
  const streams: Array<{ after: number | null; push(event: ProtocolEvent): void; fail(): void; signal: AbortSignal }> = []
  const source: FeedSource = {
    watch: async (after, signal) => {
      let wake = () => {}
      let failure: Error | null = null
      const queue: ProtocolEvent[] = []
      signal.addEventListener('abort', () => wake())
      const push = (event: ProtocolEvent) => {
        queue.push(event)
        wake()
      }
      const fail = () => {
        failure = new Error('down')
        wake()
      }
      streams.push({ after, push, fail, signal })
      return (async function* () {
        while (!signal.aborted) {
          if (failure) throw failure
          const event = queue.shift()
          if (event) yield event
          else await new Promise<void>((resolve) => (wake = resolve))
        }
      })()
    },
    since: vi.fn(async (after: number | null) =>
      after === null ? [{ reset: true as const, position: feed.length }] : feed.filter(({ position }) => position > after),
    ),
  }
  return { source, streams }
}

function follower(sent: number | null) {
  const told: Array<number | string> = []
  const one: Follower & { told: typeof told; left: string | null } = {
    sent,
    isCatchingUp: false,
    told,
    left: null,
    send: (event) => told.push('reset' in event ? `reset ${event.position}` : event.position),
    leave: (reason) => (one.left = reason),
  }
  return one
}

it('opens one stream for all with a key, and another for another key', async () => {
  const feeds = createPersonFeeds(lifetimeMs)
  const { source, streams } = service()
  const [one, two, other] = [follower(3), follower(3), follower(0)]
  feeds.follow('a', one, source)
  feeds.follow('a', two, source)
  feeds.follow('b', other, source)
  await settle()
  expect(streams.map(({ after }) => after)).toEqual([3, 0])
  streams[0]!.push(changed(4))
  await settle()
  expect([one.told, two.told, other.told]).toEqual([[4], [4], []])
})

it('ends a stream that nobody follows any more', async () => {
  const feeds = createPersonFeeds(lifetimeMs)
  const { source, streams } = service()
  const [one, two] = [follower(0), follower(0)]
  feeds.follow('a', one, source)
  feeds.follow('a', two, source)
  await settle()
  feeds.unfollow('a', one)
  expect(streams[0]!.signal.aborted).toBe(false)
  feeds.unfollow('a', two)
  expect(streams[0]!.signal.aborted).toBe(true)
  feeds.follow('a', one, source)
  await settle()
  expect(streams).toHaveLength(2)
})

it('tells who comes later what the stream told before, and nothing twice meanwhile', async () => {
  const feed = [1, 2, 3, 4].map(changed)
  const { source, streams } = service(feed)
  const feeds = createPersonFeeds(lifetimeMs)
  const first = follower(2)
  feeds.follow('a', first, source)
  await settle()
  streams[0]!.push(feed[2]!)
  await settle()
  let answer = (_events: ProtocolEvent[]) => {}
  vi.mocked(source.since).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const late = follower(0)
  feeds.follow('a', late, source)
  streams[0]!.push(feed[3]!)
  await settle()
  expect(late.told).toEqual([])
  answer(feed.slice(0, 3))
  await settle()
  expect(late.told).toEqual([1, 2, 3, 4])
  expect(first.told).toEqual([3, 4])
  streams[0]!.push(changed(5))
  await settle()
  expect(late.told).toEqual([1, 2, 3, 4, 5])
})

it('tells who is ahead only what is new, and who has no position what is new since it asked', async () => {
  const feed = [1, 2, 3].map(changed)
  const { source, streams } = service(feed.slice(0, 2))
  const feeds = createPersonFeeds(lifetimeMs)
  const [first, ahead, fresh] = [follower(0), follower(2), follower(null)]
  feeds.follow('a', first, source)
  feeds.follow('a', ahead, source)
  await settle()
  // The stream has not told of the second one yet.
  streams[0]!.push(feed[0]!)
  await settle()
  feeds.follow('a', fresh, source)
  await settle()
  for (const event of feed.slice(1)) streams[0]!.push(event)
  await settle()
  expect([first.told, ahead.told, fresh.told]).toEqual([[1, 2, 3], [3], ['reset 2', 3]])
})

it('begins with the reset of the service where the first one has no position', async () => {
  const { source, streams } = service()
  const feeds = createPersonFeeds(lifetimeMs)
  const [fresh, known] = [follower(null), follower(4)]
  feeds.follow('a', fresh, source)
  feeds.follow('a', known, source)
  await settle()
  expect(streams.map(({ after }) => after)).toEqual([null])
  streams[0]!.push({ reset: true, position: 6 })
  streams[0]!.push(changed(7))
  await settle()
  expect([fresh.told, known.told]).toEqual([
    ['reset 6', 7],
    ['reset 6', 7],
  ])
})

it('sends everybody away when the service fails, and to come back when the stream is old', async () => {
  const feeds = createPersonFeeds(lifetimeMs)
  const { source, streams } = service()
  const one = follower(0)
  feeds.follow('a', one, source)
  await settle()
  streams[0]!.fail()
  await settle()
  expect(one.left).toBe('unavailable')
  const two = follower(0)
  feeds.follow('a', two, source)
  await vi.advanceTimersByTimeAsync(lifetimeMs * 0.8 - 1)
  expect(two.left).toBeNull()
  await vi.advanceTimersByTimeAsync(lifetimeMs * 0.2 + 1)
  expect(two.left).toBe('renew')
  expect(streams[1]!.signal.aborted).toBe(true)
})

it('sends away who cannot be told what it missed, and no other', async () => {
  const feeds = createPersonFeeds(lifetimeMs)
  const { source } = service()
  const [first, late] = [follower(3), follower(1)]
  feeds.follow('a', first, source)
  vi.mocked(source.since).mockRejectedValueOnce(new Error('down'))
  feeds.follow('a', late, source)
  await settle()
  expect([first.left, late.left]).toEqual([null, 'unavailable'])
})
