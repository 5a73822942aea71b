import type { IncomingMessage, ServerResponse } from 'node:http'

/** Matches a NUL in JSON: an escape, unless that is escaped itself; forms and addresses have it percent-encoded. */
const inJson = /\0|(?<!\\)(?:\\\\)*\\u0000/
const inForm = /\0|%00/
/** The number of characters kept from the previous chunk, which may end within an escape. */
const overlap = 32

/** Answers 422 to a NUL in an address or a text body, since PostgreSQL's text cannot hold one; returns false if it did. */
export function refuseNul(request: IncomingMessage, response: ServerResponse): boolean {
  const address = request.url ?? ''
  if (inForm.test(address) || inJson.test(address.replaceAll(/%5c/gi, '\\'))) {
    response.writeHead(422).end()
    return false
  }
  const type = request.headers['content-type'] ?? ''
  const pattern = type.includes('json') ? inJson : type.startsWith('application/x-www-form-urlencoded') ? inForm : null
  if (!pattern) return true
  let before = ''
  let isRefused = false
  const push = request.push.bind(request)
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    if (isRefused) return false
    const text = before + (chunk?.toString('latin1') ?? '')
    before = text.slice(-overlap)
    if (!pattern.test(text)) return push(chunk, encoding)
    isRefused = true
    // Readers of the body see a client that left.
    response.writeHead(422, { connection: 'close' }).end()
    return false
  }
  return true
}
