import type { ServerResponse } from 'node:http'
import type { WholePage } from '../src/router/whole-page.server.ts'
import { brotli } from './compress.ts'

/**
 * Writes a rendered page, compressed where the browser takes it, past the adapter, which would read it as a stream.
 * @returns whether `response` was that page's
 */
export async function sendPage(request: Request, outgoing: ServerResponse, response: Response, { body }: WholePage): Promise<boolean> {
  const { headers, status } = response
  if (!body || response.body || headers.get('content-length') !== String(body.length)) return false
  const sent = (await brotli(request, headers, body)) ?? body
  for (const [name, value] of headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
  const cookies = headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
  outgoing.setHeader('content-length', sent.length)
  outgoing.writeHead(status)
  outgoing.end(sent)
  return true
}
