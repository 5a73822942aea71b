import type { IncomingMessage, ServerResponse } from 'node:http'

/** JSON holds it as an escape, unless that is escaped itself; forms and addresses percent-encoded. */
const inJson = /\0|(?<!\\)(?:\\\\)*\\u0000/
const inForm = /\0|%00/
/** Characters kept of what came before: a chunk may end within an escape. */
const overlap = 32

/** PostgreSQL's text holds no NUL. Answers 422 to one in an address or a text body, whoever would read it; false when it did. */
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
