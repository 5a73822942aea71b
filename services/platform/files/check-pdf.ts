import { Tinypool } from 'tinypool'

/** Bytes in which readers look for a document's first line, and for its last line at the end, padding excluded. */
const around = 1024
/** Padding that scanners and mail gateways add. */
const padding = /^[\s\0\x1a\xff]+|[\s\0\x1a\xff]+$/g
/** Markup, archives, programs, pictures and scripts: a document may not be a second file. */
const another = /<[a-z!?%/]|PK[\x01-\x08]|^MZ|\x7fELF|^#!|^BM|GIF8|\x89PNG|\xff\xd8\xff|Rar!|7z\xbc|\{\\rtf|ftyp|\xd0\xcf\x11\xe0/i
/** Milliseconds, of which a document of 12 MB takes a tenth. */
const longest = 15_000
/** Limits of a worker's memory: megabytes of its heap, and bytes after which it is replaced, once it holds many documents' names. */
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

/** Returns why a PDF must not be kept; null if nothing speaks against it. A hostile one cannot exceed a worker's time and memory. */
export async function pdfProblem(bytes: Buffer): Promise<'FILE_TYPE' | 'FILE_ACTIVE' | 'FILE_LOCKED' | null> {
  if (!isWholePdf(bytes)) return 'FILE_TYPE'
  // The file contains no objects, as a one-line file in a test.
  if (!bytes.includes('obj')) return null
  try {
    return (await workers().run(bytes, { signal: AbortSignal.timeout(longest) })) as 'FILE_ACTIVE' | 'FILE_LOCKED' | null
  } catch {
    return 'FILE_ACTIVE'
  }
}

/** Whether a PDF is whole from its first line to its last: what stands before or behind it may not be another file. */
function isWholePdf(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, around).indexOf('%PDF-')
  const end = bytes.lastIndexOf('%%EOF')
  if (start === -1 || end < start || isArchive(bytes)) return false
  const behind = bytes.toString('latin1', end + 5).replaceAll(padding, '')
  const before = bytes.toString('latin1', 0, start).replaceAll(padding, '')
  return behind.length <= around && !another.test(before) && !another.test(behind)
}

/** Returns whether the file is also an archive. ZIP readers search from the end, so a document could be an archive's comment. */
export function isArchive(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  return end !== -1 && end + 22 <= bytes.length && end + 22 + bytes.readUInt16LE(end + 20) === bytes.length
}
