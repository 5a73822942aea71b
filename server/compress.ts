import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const worthIt = 1024
const whole = /^(text\/html|application\/json)/

/** Leaves streams alone, since buffering would delay them. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  if (!request.headers.get('accept-encoding')?.includes('br')) return response
  if (!whole.test(response.headers.get('content-type') ?? '') || response.headers.has('content-encoding')) return response
  const plain = Buffer.from(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  headers.append('vary', 'Accept-Encoding')
  headers.delete('content-length')
  if (plain.length < worthIt) return new Response(plain, { status: response.status, headers })
  const body = await compress(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  })
  headers.set('content-encoding', 'br')
  return new Response(new Uint8Array(body), { status: response.status, headers })
}
