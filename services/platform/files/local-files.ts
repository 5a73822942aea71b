import { createHmac, timingSafeEqual } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as BodyStream } from 'node:stream/web'
import type { Clock } from '../clock.ts'
import { DomainError } from '../domain-error.ts'
import { getHash } from '../hash.ts'
import { type FileStore, requireCheckedKey, requireKey, requirePartKey, contentHeaders, type StoredFile } from './file-store.ts'

interface LocalFilesOptions {
  /** Must be shared by all processes. */
  directory: string
  secret: string
  clock: Clock
  prefix: `/${string}`
}

/** Files on the local disk, with `fetch` to serve and take what it signed. */
export function createLocalFiles({
  directory,
  secret,
  clock,
  prefix,
}: LocalFilesOptions): FileStore & { fetch(request: Request): Promise<Response> } {
  const place = (key: string) => {
    requireKey(key)
    return path.join(directory, key)
  }
  const signed = (facts: { method: 'GET' | 'PUT'; key: string; expires: number; size?: number }) =>
    createHmac('sha256', secret).update(Object.values(facts).join('\n')).digest('base64url')
  const expirySeconds = (seconds: number) => Math.floor(clock.now().getTime() / 1000) + seconds

  /** Writes to a second file and renames it, so that nobody reads half a file. Leftovers of a crash are removed with abandoned parts. */
  async function store(key: string, write: (beside: string) => Promise<void>): Promise<void> {
    const file = place(key)
    const beside = place(`parts/unfinished/${crypto.randomUUID()}`)
    try {
      await mkdir(path.dirname(beside), { recursive: true, mode: 0o700 })
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      await write(beside)
      // Its age is measured by the service's clock, whatever the disk's clock says.
      await utimes(beside, clock.now(), clock.now())
      await rename(beside, file)
    } catch (error) {
      await rm(beside, { force: true })
      throw error
    }
  }

  async function serve(request: Request, key: string): Promise<Response> {
    const size = await stat(place(key)).then(
      (found) => found.size,
      () => null,
    )
    if (size === null) return new Response(null, { status: 404 })
    const body = request.method === 'HEAD' ? null : (Readable.toWeb(createReadStream(place(key))) as ReadableStream)
    return new Response(body, { headers: { ...getHeaders(key), 'content-length': String(size) } })
  }

  async function take(request: Request, key: string, size: number): Promise<Response> {
    const announced = request.headers.get('content-length')
    if (announced !== null && Number(announced) !== size) return new Response(null, { status: 413 })
    try {
      await store(key, async (beside) => {
        const body = request.body ? Readable.fromWeb(request.body as BodyStream) : Readable.from([])
        await pipeline(body, exactly(size), createWriteStream(beside, { mode: 0o600, flush: true }))
      })
      return new Response(null, { status: 200 })
    } catch (error) {
      return new Response(null, { status: error instanceof WrongSize ? 413 : 503 })
    }
  }

  return {
    put: (key, bytes) =>
      store(key, (beside) => writeFile(beside, bytes, { mode: 0o600, flush: true })).catch((error: unknown) => {
        throw error instanceof TypeError ? error : new DomainError('STORAGE_UNAVAILABLE', { cause: error })
      }),
    read: (key) => readFile(place(key)).catch(nullIfMissing),
    async remove(key) {
      await rm(place(key), { force: true })
      // The folder of an upload, once it is empty.
      if (key.startsWith('parts/')) await rmdir(path.dirname(place(key))).catch(() => undefined)
    },
    async list(folder) {
      requirePartKey(`${folder}x`)
      const entries = await readdir(path.join(directory, folder), { recursive: true, withFileTypes: true }).catch(nullIfMissing)
      const files = (entries ?? []).filter((entry) => entry.isFile())
      const found = await Promise.all(
        files.map(async ({ parentPath, name }): Promise<StoredFile | null> => {
          const file = path.join(parentPath, name)
          const facts = await stat(file).catch(nullIfMissing)
          const key = path.relative(directory, file).split(path.sep).join('/')
          return facts && { key, size: facts.size, modifiedAt: facts.mtime }
        }),
      )
      return found.filter((file) => file !== null)
    },
    async presign(key, seconds) {
      requireCheckedKey(key)
      const expires = expirySeconds(seconds)
      const signature = signed({ method: 'GET', key, expires })
      return `${prefix}/${key}?${new URLSearchParams({ expires: String(expires), signature })}`
    },
    async presignPut(key, size, seconds) {
      requirePartKey(key)
      const expires = expirySeconds(seconds)
      const signature = signed({ method: 'PUT', key, expires, size })
      return `${prefix}/${key}?${new URLSearchParams({ expires: String(expires), size: String(size), signature })}`
    },
    async fetch(request) {
      const url = new URL(request.url)
      const key = url.pathname.slice(prefix.length + 1)
      const method = request.method === 'HEAD' ? 'GET' : request.method
      if (method !== 'GET' && method !== 'PUT') return new Response(null, { status: 405 })
      const expires = Number(url.searchParams.get('expires'))
      const size = Number(url.searchParams.get('size'))
      const expected = signed({ method, key, expires, ...(method === 'PUT' && { size }) })
      const isSigned = timingSafeEqual(getHash(url.searchParams.get('signature') ?? ''), getHash(expected))
      if (!isSigned || expires * 1000 <= clock.now().getTime()) return new Response(null, { status: 403 })
      return method === 'GET' ? serve(request, key) : take(request, key, size)
    },
  }
}

class WrongSize extends Error {}

/** Passes on a body of `size` bytes; fails as soon as it is longer, or if it ends early. */
function exactly(size: number) {
  return async function* (body: AsyncIterable<Buffer>) {
    let taken = 0
    for await (const chunk of body) {
      taken += chunk.length
      if (taken > size) throw new WrongSize()
      yield chunk
    }
    if (taken < size) throw new WrongSize()
  }
}

const nullIfMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw error
}

/** Uploaded files are served with their verified type and cannot run scripts. */
function getHeaders(key: string): Record<string, string> {
  const { type, disposition } = contentHeaders(key)
  return {
    'content-type': type,
    'content-disposition': disposition,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, max-age=300',
  }
}
