import { portalErrorCode } from '../upstream/portal-error.ts'
import type { RequestScope } from './request-scope.server.ts'
import { sessionExists } from './session-store.server.ts'

/** Proxies close connections that stay silent. */
const heartbeatEvery = 20_000

/**
 * What a service tells, as server-sent events: until it ends, the page goes away, the session ends or the process does.
 *
 * @param open asks the service; `signal` aborts when nobody listens any more
 * @param gone aborts when the page goes away
 * @returns 401 without a session, 404 for what the service does not show this person, 503 when it does not answer
 */
export async function liveEvents<Event>(
  { session, runtime }: Pick<RequestScope, 'session' | 'runtime'>,
  open: (signal: AbortSignal) => Promise<AsyncIterator<Event> & AsyncIterable<Event>>,
  gone: AbortSignal,
): Promise<Response> {
  if (!session) return new Response(null, { status: 401 })
  const ended = new AbortController()
  const signal = AbortSignal.any([gone, runtime.closing, ended.signal])
  const isOpen = () => sessionExists(runtime, session.idHash)
  let events: Awaited<ReturnType<typeof open>>
  try {
    events = await open(signal)
  } catch (error) {
    return new Response(null, { status: portalErrorCode(error) === 'UPSTREAM_UNAVAILABLE' ? 503 : 404 })
  }
  const encoder = new TextEncoder()
  let heartbeat: NodeJS.Timeout | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      send('retry: 3000\n\n')
      heartbeat = setInterval(() => void beat(), heartbeatEvery)
      const beat = async () => {
        // A session that was ended elsewhere ends what it opened.
        if (await isOpen()) send(': still here\n\n')
        else ended.abort()
      }
      void (async () => {
        try {
          for await (const event of events) {
            if (!(await isOpen())) break
            send(`data: ${JSON.stringify(event)}\n\n`)
          }
        } catch {
          // The connection to the service broke: closing makes the page ask again.
        } finally {
          clearInterval(heartbeat)
          if (!gone.aborted) controller.close()
        }
      })()
    },
    async cancel() {
      clearInterval(heartbeat)
      await events.return?.(undefined)
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' } })
}
