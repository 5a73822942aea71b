import type { RequestScope } from '../../session/request-scope.server.ts'
import { sessionExists } from '../../session/session-store.server.ts'
import { portalErrorCode } from '../../upstream/portal-error.ts'

/** Proxies close connections that stay silent. */
const heartbeatEvery = 20_000

/** The payment's changes as server-sent events, until it is settled or the page goes away. */
export async function paymentEvents({ session, upstream, runtime }: RequestScope, paymentId: string, gone: AbortSignal): Promise<Response> {
  if (!session) return new Response(null, { status: 401 })
  const ended = new AbortController()
  const signal = AbortSignal.any([gone, runtime.closing, ended.signal])
  const isOpen = () => sessionExists(runtime, session.idHash)
  let events: Awaited<ReturnType<typeof upstream.financial.payments.watch>>
  try {
    events = await upstream.financial.payments.watch({ paymentId }, { signal })
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
          for await (const event of events) send(`data: ${JSON.stringify(event)}\n\n`)
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
