import type { ProtocolChange, ProtocolEvent } from '#api/academic/protocol-events.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { sessionEndedCode } from './live-address.ts'

export interface LiveHandlers {
  onChange(change: ProtocolChange): void
  /** Called if changes were missed that cannot be sent: shown data must be read again. */
  onReset(): void
}

export interface LivePorts {
  connect(): WebSocket
  poll(after: number | null): Promise<ProtocolEvent[]>
  /** The position of the last event that this tab was told about. */
  position: { read(): number | null; write(position: number): void }
  isVisible(): boolean
  /** Calls back when somebody looks at the tab again. Returns an unsubscribe function. */
  onVisible(callback: () => void): () => void
  random?: () => number
}

/** The backoff in milliseconds: the longest wait grows from this base to the maximum, and the actual wait is random below it. */
const backoffBase = 1000
const maxBackoff = 60_000
/** The milliseconds after which a connection counts as a success. */
const stableDelay = 10_000
/** The connections in a row that end before they open, as behind a proxy without websockets, after which sockets count as blocked. */
const blockedDelay = 2
const retryDelay = 300_000
const pollEvery = 30_000
/** The longest lifetime of a socket: the server ends it sooner, so an older one lost its network unnoticed. */
const longestLife = 960_000

/** Follows the person's protocols by a socket, or by polling while sockets are blocked. Returns a function that stops. */
export function followProtocols(
  { connect, poll, position: stored, isVisible, onVisible, random = Math.random }: LivePorts,
  { onChange, onReset }: LiveHandlers,
): () => void {
  let position = stored.read()
  let socket: WebSocket | null = null
  let failures = 0
  let attempts = 0
  let polling: { askedAt: number } | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let nextPoll: ReturnType<typeof setTimeout> | undefined

  function apply(event: ProtocolEvent) {
    const isReset = 'reset' in event
    if (!isReset && position !== null && event.position <= position) return
    position = event.position
    stored.write(position)
    if (isReset) onReset()
    else onChange(event)
  }

  function open() {
    const opened = connect()
    socket = opened
    let isOpen = false
    const timers: ReturnType<typeof setTimeout>[] = []
    opened.onopen = () => {
      isOpen = true
      failures = 0
      stopPolling()
      timers.push(
        setTimeout(() => (attempts = 0), stableDelay),
        setTimeout(() => opened.close(), longestLife),
      )
      opened.send(JSON.stringify({ after: position }))
    }
    opened.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket === opened) apply(JSON.parse(data) as ProtocolEvent)
    }
    opened.onclose = ({ code }) => {
      for (const timer of timers) clearTimeout(timer)
      if (socket !== opened) return
      if (code === sessionEndedCode) return stop()
      attempts++
      if (!isOpen) failures++
      const isBlocked = failures >= blockedDelay
      if (isBlocked) startPolling()
      retry = setTimeout(
        open,
        isBlocked ? retryDelay * (0.5 + 0.5 * random()) : Math.min(backoffBase * 2 ** attempts, maxBackoff) * random(),
      )
    }
  }

  function startPolling() {
    if (polling) return
    polling = { askedAt: 0 }
    void ask()
  }

  function stopPolling() {
    polling = null
    clearTimeout(nextPoll)
  }

  async function ask() {
    const mine = polling
    if (!mine) return
    clearTimeout(nextPoll)
    if (isVisible()) {
      mine.askedAt = Date.now()
      try {
        const events = await poll(position)
        // Ignored if a socket opened meanwhile, which sends the same.
        if (polling === mine) for (const event of events) apply(event)
      } catch (error) {
        if (portalErrorCode(error) === 'UNAUTHORIZED') return stop()
      }
    }
    if (polling === mine) nextPoll = setTimeout(() => void ask(), pollEvery * (0.75 + 0.5 * random()))
  }

  const stopLooking = onVisible(() => {
    if (polling && Date.now() - polling.askedAt >= pollEvery) void ask()
  })

  function stop() {
    const closing = socket
    socket = null
    clearTimeout(retry)
    stopPolling()
    stopLooking()
    closing?.close()
  }

  open()
  return stop
}
