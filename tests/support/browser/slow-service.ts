import { createServer, type IncomingMessage, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SlowService {
  url: string
  /** Milliseconds between what the service answers and what is heard of it, of requests from now on. */
  delay: number
  stop(): Promise<void>
}

/** Stands before a service, which does at once what it is asked. */
export async function serveSlowly(service: string): Promise<SlowService> {
  const server = createServer((asked, response) => {
    const { delay } = slow
    const forwarded = send(`${service}${asked.url}`, { method: asked.method, headers: asked.headers }, (answer: IncomingMessage) => {
      setTimeout(() => {
        response.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(response)
      }, delay)
    })
    forwarded.on('error', () => response.destroy())
    asked.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const slow: SlowService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delay: 0,
    stop: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  }
  return slow
}
