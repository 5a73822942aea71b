import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { keepFormerAssets } from './former-assets.ts'

interface Asset {
  type: string
  etag: string
  cacheControl: string
  /** The later versions that this one is a compression dictionary for. */
  laterVersions: string | null
  plain: Buffer
  brotli: Buffer | null
  gzip: Buffer | null
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
}

const hashed = /^assets\/([\w.$-]+)-[\w-]{7,8}(\.(?:js|css))$/
const encoded = /\.(br|gz)$/
const forever = 'public, max-age=31536000, immutable'
const vary = 'Accept-Encoding, Available-Dictionary'

function getLaterVersions(name: string, prefix: string): string | null {
  const [, chunk, extension] = hashed.exec(name) ?? []
  return chunk ? `${prefix}assets/${chunk}-*${extension}` : null
}

/**
 * Reads the client build at start, with what the build compressed: a few megabytes.
 *
 * @param prefix URL path with trailing slash
 * @param former folder of its own, for files of earlier builds
 */
export function loadStaticAssets(directory: string, prefix: string, former: string) {
  const assets = new Map<string, Asset>()
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || encoded.test(entry.name)) continue
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(directory, file).split(path.sep).join('/')
    const plain = readFileSync(file)
    const type = types[path.extname(name)] ?? 'application/octet-stream'
    assets.set(prefix + name, {
      type,
      plain,
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`,
      cacheControl: name.startsWith('assets/') ? forever : 'public, max-age=3600',
      laterVersions: getLaterVersions(name, prefix),
      brotli: readIfThere(`${file}.br`),
      gzip: readIfThere(`${file}.gz`),
    })
  }

  const kept = keepFormerAssets(
    former,
    new Map([...assets].flatMap(([pathname, { laterVersions, plain }]) => (laterVersions ? [[path.posix.basename(pathname), plain]] : []))),
  )

  /** Null when it is no static file. */
  return (request: Request, pathname: string): Response | null => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    const asset = assets.get(pathname)
    if (!asset) return pathname.startsWith(`${prefix}assets/`) ? formerResponse(pathname.slice(`${prefix}assets/`.length)) : null
    const accepted = request.headers.get('accept-encoding') ?? ''
    const available = accepted.includes('dcz') && asset.laterVersions ? request.headers.get('available-dictionary') : null
    const difference = available ? kept.difference(path.posix.basename(pathname), asset.plain, available) : null
    const [body, encoding] = difference
      ? [difference, 'dcz']
      : asset.brotli && accepted.includes('br')
        ? [asset.brotli, 'br']
        : asset.gzip && accepted.includes('gzip')
          ? [asset.gzip, 'gzip']
          : [asset.plain, null]
    const headers = new Headers({
      'content-type': asset.type,
      'cache-control': asset.cacheControl,
      etag: asset.etag,
      vary,
      'x-content-type-options': 'nosniff',
      ...(asset.laterVersions && { 'use-as-dictionary': `match="${asset.laterVersions}"` }),
    })
    if (request.headers.get('if-none-match') === asset.etag) return new Response(null, { status: 304, headers })
    if (encoding) headers.set('content-encoding', encoding)
    headers.set('content-length', String(body.length))
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers })
  }

  function formerResponse(name: string): Response | null {
    const content = kept.read(name)
    if (!content) return null
    return new Response(new Uint8Array(content), {
      headers: { 'content-type': types[path.extname(name)]!, 'cache-control': forever, 'x-content-type-options': 'nosniff' },
    })
  }
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file) : null)
