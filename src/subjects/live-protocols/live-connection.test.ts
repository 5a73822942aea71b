import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProtocolEvent } from '#api/academic/protocol-events.ts'
import { PortalError } from '../../request/portal-error.ts'
import { followProtocols } from './live-connection.ts'

class FakeSocket {
  sent: string[] = []
  onopen = () => {}
  onmessage = (_event: { data: string }) => {}
  onclose = (_event: { code: number }) => {}
  isClosed = false
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.end(1000)
  }
  /** The server's end of it. */
  end(code: number) {
    if (this.isClosed) return
    this.isClosed = true
    this.onclose({ code })
  }
  tell(event: ProtocolEvent) {
    this.onmessage({ data: JSON.stringify(event) })
  }
}

const changed = (position: number) => ({ position, requestId: crypto.randomUUID(), status: 'open', at: '2026-11-21T15:00:00Z' })

interface ConnectionOptions {
  stored?: number | null
  random?: () => number
  onConnect?: (socket: FakeSocket) => void
}

function begin({ stored = null, random = () => 0.5, onConnect = () => {} }: ConnectionOptions = {}) {
  const sockets: FakeSocket[] = []
  const told: Array<number | 'reset'> = []
  const state = { stored, isVisible: true, look: () => {} }
  const poll = vi.fn<(after: number | null) => Promise<ProtocolEvent[]>>().mockResolvedValue([])
  const stop = followProtocols(
    {
      connect: () => {
        const socket = new FakeSocket()
        sockets.push(socket)
        onConnect(socket)
        return socket as unknown as WebSocket
      },
      poll,
      position: { read: () => state.stored, write: (position) => (state.stored = position) },
      isVisible: () => state.isVisible,
      onVisible: (callback) => {
        state.look = callback
        return () => (state.look = () => {})
      },
      random,
    },
    { onChange: ({ position }) => told.push(position), onReset: () => told.push('reset') },
  )
  return { sockets, last: () => sockets.at(-1)!, told, state, poll, stop }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('a socket', () => {
  it('begins after the last position of the tab, and without one by a reset', () => {
    const { last, told, state } = begin()
    last().onopen()
    expect(last().sent).toEqual(['{"after":null}'])
    last().tell({ reset: true, position: 7 })
    last().tell(changed(8))
    expect(told).toEqual(['reset', 8])
    expect(state.stored).toBe(8)
    const again = begin({ stored: 8 })
    again.last().onopen()
    expect(again.last().sent).toEqual(['{"after":8}'])
  })

  it('that repeats something is not believed', () => {
    const { last, told } = begin({ stored: 2 })
    last().onopen()
    for (const position of [1, 2, 3, 3, 4]) last().tell(changed(position))
    expect(told).toEqual([3, 4])
  })

  it('is opened again where it left, after a wait that grows up to a minute and begins anew once one lasted', async () => {
    const { sockets, last, told } = begin({ stored: 0 })
    const waits: number[] = []
    for (let round = 0; round < 8; round++) {
      last().onopen()
      last().tell(changed(round + 1))
      last().end(1006)
      const before = Date.now()
      const known = sockets.length
      while (sockets.length === known) await pass(100)
      waits.push(Date.now() - before)
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
    expect(told).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    last().onopen()
    expect(last().sent).toEqual(['{"after":8}'])
    await pass(10_000)
    last().end(1001)
    await pass(1000)
    expect(sockets).toHaveLength(10)
  })

  it.each([0, 0.25, 0.99])('is opened again at any moment of the wait: %d', async (chance) => {
    const { sockets, last } = begin({ random: () => chance })
    last().onopen()
    last().end(1001)
    await pass(Math.max(0, 2000 * chance - 1))
    expect(sockets).toHaveLength(chance === 0 ? 2 : 1)
    await pass(2)
    expect(sockets).toHaveLength(2)
  })

  it('is left for good when the session is over', async () => {
    const { sockets, last, poll } = begin()
    last().onopen()
    last().end(4401)
    await pass(3_600_000)
    expect(sockets).toHaveLength(1)
    expect(poll).not.toHaveBeenCalled()
  })

  it('is closed when nobody follows any more, and tells nothing then', async () => {
    const { sockets, last, told, stop } = begin({ stored: 0 })
    last().onopen()
    stop()
    expect(last().isClosed).toBe(true)
    last().tell(changed(1))
    await pass(3_600_000)
    expect(sockets).toHaveLength(1)
    expect(told).toEqual([])
  })

  it('that outlived what the server allows is replaced', async () => {
    const { sockets, last } = begin()
    last().onopen()
    await pass(970_000)
    expect(sockets).toHaveLength(2)
  })
})

describe('where sockets are blocked', () => {
  async function blocked(given: ConnectionOptions = {}) {
    const run = begin(given)
    run.last().end(1006)
    await pass(60_000)
    expect(run.poll).not.toHaveBeenCalled()
    run.last().end(1006)
    await pass(0)
    return run
  }

  it('the page asks instead, every half minute, and tries a socket again after minutes', async () => {
    const { sockets, last, poll, told, state } = await blocked({ stored: 3 })
    expect(poll.mock.calls).toEqual([[3]])
    poll.mockResolvedValueOnce([changed(4), changed(5)])
    await pass(30_000)
    expect(told).toEqual([4, 5])
    await pass(30_000)
    expect(poll.mock.calls).toEqual([[3], [3], [5]])
    expect(sockets).toHaveLength(2)
    await pass(180_000)
    expect(sockets).toHaveLength(3)
    last().onopen()
    expect(last().sent).toEqual(['{"after":5}'])
    poll.mockClear()
    await pass(120_000)
    expect(poll).not.toHaveBeenCalled()
    expect(state.stored).toBe(5)
  })

  it('it asks only while somebody looks, and at once when somebody looks again', async () => {
    const { poll, state } = await blocked()
    state.isVisible = false
    poll.mockClear()
    await pass(120_000)
    expect(poll).not.toHaveBeenCalled()
    state.isVisible = true
    state.look()
    expect(poll).toHaveBeenCalledOnce()
    state.look()
    expect(poll).toHaveBeenCalledOnce()
  })

  it('it goes on asking when an answer fails, and stops when the session is over', async () => {
    const { poll, sockets } = await blocked()
    poll.mockClear()
    poll.mockRejectedValueOnce(new PortalError('UPSTREAM_UNAVAILABLE'))
    await pass(60_000)
    expect(poll).toHaveBeenCalledTimes(2)
    poll.mockRejectedValueOnce(new PortalError('UNAUTHORIZED'))
    await pass(3_600_000)
    expect(poll).toHaveBeenCalledTimes(3)
    expect(sockets).toHaveLength(2)
  })

  it('an answer that comes after a socket opened is dropped: the socket tells the same', async () => {
    const { poll, last, told } = await blocked({ stored: 3 })
    let answer = (_events: ProtocolEvent[]) => {}
    poll.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    await pass(30_000)
    await pass(200_000)
    last().onopen()
    last().tell(changed(4))
    last().tell(changed(5))
    answer([{ reset: true, position: 3 }])
    await pass(0)
    last().tell(changed(6))
    expect(told).toEqual([4, 5, 6])
  })
})

it('whatever fails, and whenever, nothing is missed, told twice or out of order', async () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.constant('change' as const) },
    fc.constantFrom('drop' as const, 'block' as const, 'unblock' as const, 'hide' as const, 'show' as const),
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 200_000 }) },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.infiniteStream(fc.integer({ min: 0, max: 999 })), async (steps, chances) => {
      const next = () => Number(chances.next().value) / 1000
      const server = { feed: [] as ReturnType<typeof changed>[], isBlocked: false, live: new Set<FakeSocket>() }
      const { poll, told, state, stop } = begin({
        stored: 0,
        random: next,
        onConnect: (socket) => {
          const isBlocked = server.isBlocked
          setTimeout(() => {
            if (isBlocked) return socket.end(1006)
            socket.onopen()
            const { after } = JSON.parse(socket.sent[0]!) as { after: number }
            for (const change of server.feed.slice(after)) socket.tell(change)
            if (!socket.isClosed) server.live.add(socket)
          }, next() * 2000)
        },
      })
      poll.mockImplementation(async (after) => {
        const events = server.feed.slice(after!)
        await new Promise((resolve) => setTimeout(resolve, next() * 20_000))
        return events
      })
      const drop = () => {
        for (const socket of server.live) socket.end(1006)
        server.live.clear()
      }
      for (const what of steps) {
        if (what === 'change') {
          const change = changed(server.feed.length + 1)
          server.feed.push(change)
          for (const socket of server.live) socket.tell(change)
        } else if (what === 'drop') drop()
        else if (what === 'block') {
          server.isBlocked = true
          drop()
        } else if (what === 'unblock') server.isBlocked = false
        else if (typeof what === 'number') await pass(what)
        else {
          state.isVisible = what === 'show'
          if (state.isVisible) state.look()
        }
      }
      state.isVisible = true
      await pass(600_000)
      expect(told).toEqual(server.feed.map(({ position }) => position))
      stop()
    }),
  )
})
