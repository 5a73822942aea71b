import type { IncomingMessage, ServerResponse } from 'node:http'
import { appConfig } from '#config'

/** Bytes, for any form or call without files. */
const usual = 1_048_576
/** For who shows neither cookie nor credentials; whether those are good is found out before more than this is parsed. */
const strangers = 65_536
/** Signed by the body or the address, or as large as a provider's answer may be. */
const signedOtherwise = [`${appConfig.basePath}/webhooks/`, `${appConfig.basePath}/files/`, `${appConfig.basePath}/auth/saml/callback`]
/** 20 MB plus multipart overhead. */
const document = 20_971_520 + 65_536
/** 5 MB plus multipart overhead. */
const proof = 5_242_880 + 65_536
/** The photo route reads beyond its 1 MB limit, so that browsers receive the error instead of a reset connection. */
const uploads = [
  { path: `${appConfig.basePath}/my-account/photo`, most: 33_554_432 },
  { path: `${appConfig.basePath}/enrollment-student-cards/photo`, most: 33_554_432 },
  { path: `${appConfig.basePath}/services/academic/enrollments/`, most: usual + 65_536 },
  { path: `${appConfig.basePath}/services/users/me/photo`, most: usual + 65_536 },
  { path: `${appConfig.basePath}/financial/credits/refund`, most: proof },
  { path: `${appConfig.basePath}/services/financial/credits/students/`, most: proof },
  { path: `${appConfig.basePath}/financial/payments/files/`, most: document },
  { path: `${appConfig.basePath}/services/financial/files/`, most: document },
]

/** Files come in forms: anything else that is sent to their addresses is as small as elsewhere. */
const isForm = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('multipart/form-data') ?? false

const isStranger = ({ headers }: IncomingMessage) => !headers.cookie && !headers.authorization && !headers['x-portal-authorization']

/** Rejects oversized bodies by Content-Length or, without one, once exceeded. Returns false when it responded with 413. */
export function limitBody(request: IncomingMessage, response: ServerResponse): boolean {
  // Without the query, which clients control.
  const [asked] = (request.url ?? '').split('?')
  const largest =
    (isForm(request) && uploads.find(({ path }) => path === asked || (path.endsWith('/') && asked!.startsWith(path)))?.most) || usual
  const most = largest === usual && isStranger(request) && !signedOtherwise.some((path) => asked!.startsWith(path)) ? strangers : largest
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
