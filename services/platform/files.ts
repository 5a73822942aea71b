import { createHmac, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Clock } from './clock.ts'
import { hashOf } from './hash.ts'

export interface FileStore {
  /** Atomic: stores the whole file or nothing. */
  put(key: string, bytes: Buffer): Promise<void>
  read(key: string): Promise<Buffer | null>
  remove(key: string): Promise<void>
  /** A URL that grants anyone read access for a number of seconds. */
  presign(key: string, seconds: number): string
}

const types: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' }
const validKey = /^[a-z]+(\/[a-z0-9-]+)+\.(jpg|png|pdf)$/

interface LocalFilesOptions {
  /** Must be shared by all processes. */
  directory: string
  secret: string
  clock: Clock
  prefix: `/${string}`
}

export function createLocalFiles({
  directory,
  secret,
  clock,
  prefix,
}: LocalFilesOptions): FileStore & { fetch(request: Request): Promise<Response> } {
  const sign = (key: string, expires: number) => createHmac('sha256', secret).update(`${key}\n${expires}`).digest('base64url')
  const place = (key: string) => {
    if (!validKey.test(key)) throw new TypeError('not the key of a file')
    return path.join(directory, key)
  }
  return {
    async put(key, bytes) {
      const file = place(key)
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      const part = `${file}.${crypto.randomUUID()}.part`
      try {
        await writeFile(part, bytes, { mode: 0o600, flush: true })
        await rename(part, file)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    read: (key) => readFile(place(key)).catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? null : Promise.reject(error))),
    remove: (key) => rm(place(key), { force: true }),
    presign(key, seconds) {
      const expires = Math.floor(clock.now().getTime() / 1000) + seconds
      return `${prefix}/${key}?${new URLSearchParams({ expires: String(expires), signature: sign(key, expires) })}`
    },
    async fetch(request) {
      const url = new URL(request.url)
      const key = url.pathname.slice(prefix.length + 1)
      const expires = Number(url.searchParams.get('expires'))
      const isSigned = timingSafeEqual(hashOf(url.searchParams.get('signature') ?? ''), hashOf(sign(key, expires)))
      const isReading = request.method === 'GET' || request.method === 'HEAD'
      if (!isReading || !isSigned || expires * 1000 <= clock.now().getTime()) return new Response(null, { status: isReading ? 403 : 405 })
      const bytes = await readFile(place(key)).catch(() => null)
      if (!bytes) return new Response(null, { status: 404 })
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {
        headers: { ...headersOf(key), 'content-length': String(bytes.length) },
      })
    },
  }
}

/** Uploaded files are served with their verified type and cannot run scripts. */
function headersOf(key: string): Record<string, string> {
  const extension = key.slice(key.lastIndexOf('.') + 1)
  return {
    'content-type': types[extension]!,
    'content-disposition': `inline; filename="${key.startsWith('photos/') ? 'photo' : 'file'}.${extension}"`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, max-age=300',
  }
}
