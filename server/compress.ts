import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const worthIt = 1024
const whole = /^(text\/html|application\/json)/

/** Compresses a response, except streams, since buffering would delay them. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  if (!response.body || !isCompressible(request, response.headers)) return response
  const plain = Buffer.from(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  const body = await brotli(request, headers, plain)
  headers.delete('content-length')
  return new Response(body ? new Uint8Array(body) : plain, { status: response.status, headers })
}

/** Compresses a body if that is worthwhile, and sets `headers` accordingly. @returns null where it stays as it is */
export async function brotli(request: Request, headers: Headers, plain: Buffer): Promise<Buffer | null> {
  if (!isCompressible(request, headers)) return null
  headers.append('vary', 'Accept-Encoding')
  if (plain.length < worthIt) return null
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  const body = await compress(plain, { params })
  headers.set('content-encoding', 'br')
  return body
}

const isCompressible = (request: Request, headers: Headers) =>
  !!request.headers.get('accept-encoding')?.includes('br') &&
  whole.test(headers.get('content-type') ?? '') &&
  !headers.has('content-encoding')
