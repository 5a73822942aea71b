import type { IncomingMessage, ServerResponse } from 'node:http'
import { appConfig } from '#config'

/** What any form or call of the product may weigh. */
const usual = 1_048_576
/** A file of 20 MB and the form around it. */
const document = 20_971_520 + 65_536
/**
 * Where files arrive. The portal's own route keeps 1 MB of them at most and lets the rest pass, so that a browser that
 * sends a whole camera picture hears why it is refused; the service takes a file of 1 MB and the form around it.
 */
const uploads = [
  { path: `${appConfig.basePath}/my-account/photo`, most: 33_554_432 },
  { path: `${appConfig.basePath}/services/users/me/photo`, most: usual + 65_536 },
  { path: `${appConfig.basePath}/financial/payments/files/`, most: document },
  { path: `${appConfig.basePath}/services/financial/files/`, most: document },
]

/**
 * Refuses bodies that nobody sends in earnest before anything reads them: by their announced length, or, where none
 * is announced, as soon as more has arrived.
 *
 * @returns false when the request was answered with 413
 */
export function limitBody(request: IncomingMessage, response: ServerResponse): boolean {
  // By the path alone: what follows it is anybody's to write.
  const [asked] = (request.url ?? '').split('?')
  const most = uploads.find(({ path }) => path === asked || (path.endsWith('/') && asked!.startsWith(path)))?.most ?? usual
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
