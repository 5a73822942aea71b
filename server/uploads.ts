import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as BodyStream } from 'node:stream/web'
import { Busboy } from '@fastify/busboy'

export interface Upload {
  /** Its files lie on disk until `discard`; one larger than allowed is cut one byte beyond. */
  form: FormData
  discard(): Promise<void>
}

export type ReadUpload = (request: Request, owner: string, maxFileSize: number) => Promise<Upload | 'busy' | 'malformed'>

export interface UploadLimits {
  perOwner: number
  inAll: number
}

/**
 * Reads forms with files for callers who are known, file by file onto disk. `busy` beyond the limits: the body is then not read.
 *
 * @param directory for the files while they are checked; must exist
 */
export function createUploads(directory: string, { perOwner, inAll }: UploadLimits = { perOwner: 2, inAll: 12 }): ReadUpload {
  const running = new Map<string, number>()
  let count = 0
  return async (request, owner, maxFileSize) => {
    const active = running.get(owner) ?? 0
    if (active >= perOwner || count >= inAll) return 'busy'
    running.set(owner, active + 1)
    count++
    const free = () => {
      const remaining = running.get(owner)! - 1
      if (remaining > 0) running.set(owner, remaining)
      else running.delete(owner)
      count--
    }
    const folder = await mkdtemp(path.join(directory, 'upload-')).catch((error: unknown) => {
      free()
      throw error
    })
    const discard = () => rm(folder, { recursive: true, force: true }).finally(free)
    const form = await readForm(request, folder, maxFileSize).catch(() => null)
    if (form) return { form, discard }
    await discard()
    return 'malformed'
  }
}

async function readForm(request: Request, folder: string, maxFileSize: number): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  const limits = { fileSize: maxFileSize + 1, fieldSize: 65_536, files: 4, fields: 20, parts: 24, headerPairs: 20 }
  const parser = new Busboy({ headers: { 'content-type': type }, limits })
  const form = new FormData()
  const [written, open]: [Promise<void>[], Readable[]] = [[], []]
  parser.on('field', (name, value) => form.append(name, value))
  parser.on('file', (name, stream, title, _encoding, mime) => {
    const place = path.join(folder, crypto.randomUUID())
    const write = pipeline(stream, createWriteStream(place, { mode: 0o600 })).then(async () => {
      const blob = await openAsBlob(place)
      form.append(name, new File([blob], title, { type: mime }))
    })
    // Awaited below; a client that leaves must not make it an unhandled rejection before.
    write.catch(() => undefined)
    written.push(write)
    open.push(stream)
  })
  try {
    await pipeline(Readable.fromWeb(request.body as BodyStream), parser)
    await Promise.all(written)
    return form
  } catch (error) {
    for (const stream of open) stream.destroy()
    throw error
  }
}
