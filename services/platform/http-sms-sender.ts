import type { SmsSender } from './sms.ts'

/** Milliseconds; short, because the person waits. */
const deadline = 3000

export interface HttpSmsSenderOptions {
  url: string
  token: string
  send?: typeof fetch
}

/**
 * A gateway for text messages: `PUT {url}/messages/{id}` with a bearer token and `{ "to": "+5511987654321", "text": "…" }`, idempotent.
 * Any answer of 2xx says that the message was accepted.
 */
export function createHttpSmsSender({ url, token, send = fetch }: HttpSmsSenderOptions): SmsSender {
  return {
    async send({ id, to, text }) {
      const response = await send(`${url}/messages/${id}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ to, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(deadline),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The gateway for text messages answered ${response.status}`)
    },
  }
}
