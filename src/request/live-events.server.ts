import { portalErrorCode } from './portal-error.ts'
import type { RequestScope } from './request-scope.server.ts'
import { sessionExists } from '../auth/session/session-store.server.ts'

/** Milliseconds. Proxies close connections that stay silent. */
const heartbeatEvery = 20_000
/** Milliseconds after which a page asks anew, so that the service looks again who it is. */
const lifetime = 300_000
/** A browser needs one for all its tabs and one for each payment that is waited for. */
const mostOfASession = 8

const openStreams = new Map<string, number>()

/**
 * What a service tells, as server-sent events: until it ends, the page goes away, the session ends or the process does.
 *
 * @param open asks the service; `signal` aborts when nobody listens any more
 * @param gone aborts when the page goes away
 * @returns 401 without a session, 404 for what the service does not show this person, 429 when the session listens too
 *   often at once, 503 when the service does not answer
 */
export async function liveEvents<Event>(
  { session, runtime }: Pick<RequestScope, 'session' | 'runtime'>,
  open: (signal: AbortSignal) => Promise<AsyncIterator<Event> & AsyncIterable<Event>>,
  gone: AbortSignal,
): Promise<Response> {
  if (!session) return new Response(null, { status: 401 })
  const key = session.idHash.toString('base64')
  const before = openStreams.get(key) ?? 0
  if (before >= mostOfASession) return new Response(null, { status: 429 })
  openStreams.set(key, before + 1)

  const ended = new AbortController()
  const signal = AbortSignal.any([gone, runtime.closing, ended.signal])
  const isOpen = () => sessionExists(runtime, session.idHash)
  let events: Awaited<ReturnType<typeof open>>
  try {
    events = await open(signal)
  } catch (error) {
    forgetStream(key)
    return new Response(null, { status: portalErrorCode(error) === 'UPSTREAM_UNAVAILABLE' ? 503 : 404 })
  }
  const encoder = new TextEncoder()
  const timers: NodeJS.Timeout[] = []
  let isOver = false
  const finish = () => {
    if (isOver) return
    isOver = true
    for (const timer of timers) clearInterval(timer)
    forgetStream(key)
    ended.abort()
  }
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // The page may go away at any moment, also while the database is asked.
      const send = (text: string) => {
        if (!isOver) controller.enqueue(encoder.encode(text))
      }
      send('retry: 3000\n\n')
      const beat = async () => {
        // A session that was ended elsewhere ends what it opened.
        if (await isOpen()) send(': still here\n\n')
        else ended.abort()
      }
      timers.push(
        setInterval(() => void beat().catch(() => ended.abort()), heartbeatEvery),
        setTimeout(() => ended.abort(), lifetime),
      )
      void (async () => {
        try {
          for await (const event of events) {
            if (isOver || !(await isOpen())) break
            send(`data: ${JSON.stringify(event)}\n\n`)
          }
        } catch {
          // The connection to the service broke: closing makes the page ask again.
        } finally {
          if (!isOver) {
            finish()
            controller.close()
          }
        }
      })()
    },
    async cancel() {
      finish()
      await events.return?.(undefined)
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' } })
}

function forgetStream(key: string): void {
  const left = (openStreams.get(key) ?? 1) - 1
  if (left > 0) openStreams.set(key, left)
  else openStreams.delete(key)
}
