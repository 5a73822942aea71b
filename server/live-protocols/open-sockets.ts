import type { Listener } from '../../services/platform/listener.ts'
import type { PortalRuntime } from '../../src/request/runtime.ts'
import { aliveSessions } from '../../src/request/session/session-store.server.ts'
import type { LiveSocket } from './live-socket.ts'

/** The most tabs of one session. */
const maxPerSession = 20
/** The seconds between pings, since proxies close connections that are idle for a minute. Each second a part of the sockets is pinged. */
const beatSeconds = 25
/** The milliseconds between checks for sessions that expired by age, of which nobody is notified. */
const recheckMs = 60_000
const rechecked = 1000

interface OpenSocketsOptions {
  runtime: Pick<PortalRuntime, 'pool' | 'log' | 'closing'>
  listener: Pick<Listener, 'on' | 'ready'>
}

/** Tracks the open sockets of this process: how many a session has, which still answer, and whose session ended. */
export function createOpenSockets({ runtime, listener }: OpenSocketsOptions) {
  const { log, closing } = runtime
  const bySession = new Map<string, Set<LiveSocket>>()
  const inTurn = Array.from({ length: beatSeconds }, () => new Set<LiveSocket>())
  let count = 0
  let second = 0

  function endSession(session: string) {
    for (const socket of bySession.get(session) ?? []) socket.leave('over')
  }

  async function recheck() {
    const sessions = [...bySession.keys()]
    for (let from = 0; from < sessions.length; from += rechecked) {
      const some = sessions.slice(from, from + rechecked)
      const alive = await aliveSessions(runtime, some.map(toHash))
      for (const session of some) if (!alive.has(session)) endSession(session)
    }
  }
  const recheckSafely = () => void recheck().catch((error: unknown) => log.warn({ err: error }, 'sessions of sockets were not looked up'))

  const stopListening = listener.on('portal_sessions', (session) => (session === null ? recheckSafely() : endSession(session)))
  const timers = [
    setInterval(() => {
      second = (second + 1) % beatSeconds
      for (const socket of inTurn[second]!) socket.beat()
    }, 1000),
    setInterval(recheckSafely, recheckMs),
  ]
  closing.addEventListener('abort', () => {
    stopListening()
    for (const timer of timers) clearInterval(timer)
    for (const sockets of bySession.values()) for (const socket of sockets) socket.leave('renew')
  })

  return {
    count: () => count,
    /** Resolves once the ends of sessions are noticed. */
    ready: () => listener.ready(),
    /** Adds a socket and returns a function that removes it; null if the session has too many. */
    add(session: string, socket: LiveSocket): (() => void) | null {
      const sockets = bySession.get(session) ?? new Set()
      if (sockets.size >= maxPerSession) return null
      bySession.set(session, sockets.add(socket))
      const turn = inTurn[count++ % beatSeconds]!.add(socket)
      return () => {
        turn.delete(socket)
        if (!sockets.delete(socket)) return
        count--
        if (sockets.size === 0 && bySession.get(session) === sockets) bySession.delete(session)
      }
    },
  }
}

const toHash = (session: string) => Buffer.from(session, 'base64')
