import { portalErrorCode } from './portal-error.ts'
import type { RequestScope } from './request-scope.server.ts'
import { sessionExists } from './session/session-store.server.ts'

/** The milliseconds between heartbeats, since proxies close idle connections. */
const heartbeatMs = 20_000
/** The page then reconnects, which makes the service authorise the user again. */
const lifetimeMs = 300_000
/** The most streams per session: a browser needs one for all its tabs and one per pending payment. */
const maxStreamsPerSession = 8

const openStreams = new Map<string, number>()

/** Forwards a service's events as SSE. Returns 401 without a session, 429 for too many streams, 503 or 404 when the service fails. */
export async function liveEvents<Event>(
  { session, runtime }: Pick<RequestScope, 'session' | 'runtime'>,
  open: (signal: AbortSignal) => Promise<AsyncIterator<Event> & AsyncIterable<Event>>,
  disconnected: AbortSignal,
): Promise<Response> {
  if (!session) return new Response(null, { status: 401 })
  const key = session.idHash.toString('base64')
  const before = openStreams.get(key) ?? 0
  if (before >= maxStreamsPerSession) return new Response(null, { status: 429 })
  openStreams.set(key, before + 1)

  const ended = new AbortController()
  const signal = AbortSignal.any([disconnected, runtime.closing, ended.signal])
  const isOpen = () => sessionExists(runtime, session.idHash)
  let events: Awaited<ReturnType<typeof open>>
  try {
    events = await open(signal)
  } catch (error) {
    releaseStream(key)
    return new Response(null, { status: portalErrorCode(error) === 'UPSTREAM_UNAVAILABLE' ? 503 : 404 })
  }
  const encoder = new TextEncoder()
  const timers: NodeJS.Timeout[] = []
  let isClosed = false
  const close = () => {
    if (isClosed) return
    isClosed = true
    for (const timer of timers) clearInterval(timer)
    releaseStream(key)
    ended.abort()
  }
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // Enqueues only while open: the client may have disconnected during the session check.
      const send = (text: string) => {
        if (!isClosed) controller.enqueue(encoder.encode(text))
      }
      send('retry: 3000\n\n')
      const heartbeat = async () => {
        if (await isOpen()) send(': still here\n\n')
        else ended.abort()
      }
      timers.push(
        setInterval(() => void heartbeat().catch(() => ended.abort()), heartbeatMs),
        setTimeout(() => ended.abort(), lifetimeMs),
      )
      void (async () => {
        try {
          for await (const event of events) {
            if (isClosed || !(await isOpen())) break
            send(`data: ${JSON.stringify(event)}\n\n`)
          }
        } catch {
        } finally {
          if (!isClosed) {
            close()
            controller.close()
          }
        }
      })()
    },
    async cancel() {
      close()
      await events.return?.(undefined)
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' } })
}

function releaseStream(key: string): void {
  const remaining = (openStreams.get(key) ?? 1) - 1
  if (remaining > 0) openStreams.set(key, remaining)
  else openStreams.delete(key)
}
