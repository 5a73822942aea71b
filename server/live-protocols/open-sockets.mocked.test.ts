import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { LiveSocket } from './live-socket.ts'

const aliveSessions = vi.hoisted(() => vi.fn<(runtime: unknown, hashes: readonly Buffer[]) => Promise<Set<string>>>())
vi.mock('../../src/request/session/session-store.server.ts', () => ({ aliveSessions }))

const { createOpenSockets } = await import('./open-sockets.ts')

const session = Buffer.alloc(32, 1).toString('base64')
const otherSession = Buffer.alloc(32, 2).toString('base64')

function begin() {
  const closing = new AbortController()
  let news = (_session: string | null) => {}
  const listener = {
    on: (_channel: string, subscriber: typeof news) => {
      news = subscriber
      return () => undefined
    },
    ready: async () => undefined,
  }
  const log = { warn: vi.fn() }
  const open = createOpenSockets({ runtime: { closing: closing.signal, log, pool: null } as never, listener })
  return { open, closing, tell: (ended: string | null) => news(ended) }
}

function socket(hasBegun = true) {
  const ws = { ping: vi.fn(), terminate: vi.fn(), close: vi.fn() }
  const live = new LiveSocket('1/1/1/', async () => null)
  live.ws = ws as unknown as WebSocket
  if (hasBegun) live.begin()
  return { live, ...ws }
}

let running: AbortController | undefined
beforeEach(() => {
  vi.useFakeTimers()
  aliveSessions.mockReset().mockImplementation(async (_, hashes) => new Set(hashes.map((hash) => hash.toString('base64'))))
})
afterEach(() => {
  running?.abort()
  vi.useRealTimers()
})

it('pings each socket every 25 seconds, and drops one that does not answer until the next', async () => {
  const { open, closing } = begin()
  running = closing
  const [answering, silent] = [socket(), socket()]
  open.add(session, answering.live)
  open.add(session, silent.live)
  await vi.advanceTimersByTimeAsync(25_000)
  expect(answering.ping).toHaveBeenCalledOnce()
  expect(silent.ping).toHaveBeenCalledOnce()
  answering.live.isAlive = true
  await vi.advanceTimersByTimeAsync(25_000)
  expect(answering.ping).toHaveBeenCalledTimes(2)
  expect(answering.terminate).not.toHaveBeenCalled()
  expect(silent.terminate).toHaveBeenCalledOnce()
})

it('spreads pings over the seconds', async () => {
  const { open, closing } = begin()
  running = closing
  const sockets = Array.from({ length: 100 }, (_, index) => {
    const one = socket()
    open.add(String(index), one.live)
    return one
  })
  for (let second = 1; second <= 25; second++) {
    await vi.advanceTimersByTimeAsync(1000)
    expect(sockets.filter(({ ping }) => ping.mock.calls.length > 0)).toHaveLength(second * 4)
  }
})

it('sends away who does not say where to begin', async () => {
  const { open, closing } = begin()
  running = closing
  await vi.advanceTimersByTimeAsync(500)
  const late = Array.from({ length: 25 }, (_, index) => {
    const one = socket(false)
    open.add(String(index), one.live)
    return one
  })
  await vi.advanceTimersByTimeAsync(24_900)
  for (const { live, close } of late) {
    expect(close).not.toHaveBeenCalled()
    live.isAlive = true
  }
  late[0]!.live.begin()
  await vi.advanceTimersByTimeAsync(25_000)
  expect(late.filter(({ close }) => close.mock.calls.length > 0)).toHaveLength(24)
  expect(late[1]!.close).toHaveBeenCalledWith(1008)
})

it('closes the sockets of a session that ended, and of one that ended unheard', async () => {
  const { open, closing, tell } = begin()
  running = closing
  const [ending, other] = [socket(), socket()]
  open.add(session, ending.live)
  open.add(otherSession, other.live)
  tell(session)
  expect(ending.close).toHaveBeenCalledWith(4401)
  expect(other.close).not.toHaveBeenCalled()
  aliveSessions.mockResolvedValue(new Set())
  tell(null)
  await vi.advanceTimersByTimeAsync(0)
  expect(other.close).toHaveBeenCalledWith(4401)
})

it('finds sessions that ended by their age, a thousand a question', async () => {
  const { open, closing } = begin()
  running = closing
  for (let index = 0; index < 2500; index++) open.add(Buffer.from(`session ${index}`).toString('base64'), socket().live)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(aliveSessions.mock.calls.map(([, hashes]) => hashes.length)).toEqual([1000, 1000, 500])
})

it('gives a session twenty, and another one when one of them is gone', () => {
  const { open, closing } = begin()
  running = closing
  const removals = Array.from({ length: 20 }, () => open.add(session, socket().live))
  expect(open.add(session, socket().live)).toBeNull()
  expect(open.add(otherSession, socket().live)).not.toBeNull()
  removals[0]!()
  removals[0]!()
  expect(open.count()).toBe(20)
  expect(open.add(session, socket().live)).not.toBeNull()
})

it('sends everybody elsewhere when the process ends', () => {
  const { open, closing } = begin()
  const { live, close } = socket()
  open.add(session, live)
  closing.abort()
  expect(close).toHaveBeenCalledWith(1001)
})
