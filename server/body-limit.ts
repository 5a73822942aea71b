import type { IncomingMessage, ServerResponse } from 'node:http'

/** What any form or call of the product may weigh. Files take a way of their own. */
const most = 1_048_576

/**
 * Refuses bodies that nobody sends in earnest before anything reads them: by their announced length, or, where none
 * is announced, as soon as more has arrived.
 *
 * @returns false when the request was answered with 413
 */
export function limitBody(request: IncomingMessage, response: ServerResponse): boolean {
  if (Number(request.headers['content-length'] ?? 0) > most) {
    response.writeHead(413, { connection: 'close' }).end()
    return false
  }
  let size = 0
  const push = request.push.bind(request)
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    size += chunk?.length ?? 0
    if (size <= most) return push(chunk, encoding)
    request.destroy()
    return false
  }
  return true
}
