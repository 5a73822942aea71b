import type { IncomingMessage, ServerResponse } from 'node:http'
import { isUploadAddress, type Upload } from '#api/file-input.ts'
import { appConfig } from '#config'
import type { Service } from '../services/platform/service.ts'
import { type PortalUpload, portalUploads } from '../src/request/portal-uploads.ts'

/** Bytes, for any form or call without files. */
export const defaultBodyLimit = 1_048_576
/** The most bytes from callers without cookie or credentials; those of others are verified before more than this is parsed. */
const strangers = 65_536
/** Paths whose body or address is signed, or whose body may be as large as a provider's answer. */
const signedOtherwise = [`${appConfig.basePath}/webhooks/`, `${appConfig.basePath}/files/`, `${appConfig.basePath}/auth/saml/callback`]
/** What a form adds to its file. */
export const formOverhead = 65_536

interface TakenBody {
  path: string
  /** The method; null for the portal, whose routes check their methods themselves. */
  method: string | null
  most: number
}

/** Returns the uploads that the portal and the services declare. */
export function takenBodies(services: Readonly<Record<string, Pick<Service, 'prefix' | 'uploads'>>>): TakenBody[] {
  const ofPortal = Object.values<PortalUpload>(portalUploads).map(({ path, maxBytes, readsBytes }) => ({
    path: appConfig.basePath + path,
    method: null,
    most: readsBytes ?? maxBytes + formOverhead,
  }))
  const ofServices = Object.values(services).flatMap(({ prefix, uploads }) =>
    uploads.map(({ path, method, maxBytes }: Upload) => ({ path: prefix + path, method, most: maxBytes + formOverhead })),
  )
  return [...ofPortal, ...ofServices]
}

/** Returns whether a request is a form with files: any other body sent to an upload address has the usual limit. */
const isForm = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('multipart/form-data') ?? false

const isStranger = ({ headers }: IncomingMessage) => !headers.cookie && !headers.authorization && !headers['x-portal-authorization']

/** Rejects oversized bodies by Content-Length or, without one, once exceeded. Returns false when it responded with 413. */
export function limitBody(request: IncomingMessage, response: ServerResponse, taken: readonly TakenBody[]): boolean {
  const largest = (isForm(request) && taken.find((one) => isOf(one, request))?.most) || defaultBodyLimit
  // Without the query, which clients control.
  const [asked] = (request.url ?? '').split('?')
  const isSmall = largest === defaultBodyLimit && isStranger(request) && !signedOtherwise.some((path) => asked!.startsWith(path))
  const most = isSmall ? strangers : largest
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

function isOf(taken: TakenBody, { url = '', method }: IncomingMessage): boolean {
  // Without the query, which clients control.
  const [asked] = url.split('?')
  return (taken.method === null || taken.method === method) && isUploadAddress(taken, asked!)
}
