import { Tinypool } from 'tinypool'

/** Readers look for a document's first line so far, and for its last line so far from the end of what is not padding. */
const around = 1024
/** What scanners and gateways of mail fill up with. */
const padding = /^[\s\0\x1a\xff]+|[\s\0\x1a\xff]+$/g
/** Markup, archives, programs, pictures and scripts: a document may not be a second file. */
const another = /<[a-z!?%/]|PK[\x01-\x08]|^MZ|\x7fELF|^#!|^BM|GIF8|\x89PNG|\xff\xd8\xff|Rar!|7z\xbc|\{\\rtf|ftyp|\xd0\xcf\x11\xe0/i
/** Milliseconds, of which a document of 12 MB takes a tenth. */
const longest = 15_000
/** Megabytes of a worker, and of one that has noted the names of many documents. */
const memory = 512
const worn = 268_435_456

let pool: Tinypool | null = null
const workers = () =>
  (pool ??= new Tinypool({
    filename: new URL('pdf.worker.ts', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 2,
    idleTimeout: 10_000,
    maxMemoryLimitBeforeRecycle: worn,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  }))

/** What is against keeping a PDF, null for nothing. A hostile one takes a worker's time and memory, and no more of them than are given. */
export async function pdfProblem(bytes: Buffer): Promise<'FILE_TYPE' | 'FILE_ACTIVE' | 'FILE_LOCKED' | null> {
  if (!isWholePdf(bytes)) return 'FILE_TYPE'
  // Nothing stands in it: a file of one line, such as those of a test.
  if (!bytes.includes('obj')) return null
  try {
    return (await workers().run(bytes, { signal: AbortSignal.timeout(longest) })) as 'FILE_ACTIVE' | 'FILE_LOCKED' | null
  } catch {
    return 'FILE_ACTIVE'
  }
}

/** From its first line to its last: what stands before or behind may be no other file. */
function isWholePdf(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, around).indexOf('%PDF-')
  const end = bytes.lastIndexOf('%%EOF')
  if (start === -1 || end < start || isArchive(bytes)) return false
  const behind = bytes.toString('latin1', end + 5).replaceAll(padding, '')
  const before = bytes.toString('latin1', 0, start).replaceAll(padding, '')
  return behind.length <= around && !another.test(before) && !another.test(behind)
}

/** Readers of ZIP look from the end, so that a document may be an archive too: its comment then is the document's end. */
export function isArchive(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  return end !== -1 && end + 22 <= bytes.length && end + 22 + bytes.readUInt16LE(end + 20) === bytes.length
}
