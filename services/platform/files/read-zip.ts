import { createInflateRaw, crc32 } from 'node:zlib'

export interface ZipEntry {
  name: string
  /** The entry's bytes as stored in the archive. */
  packed: Buffer
  isDeflated: boolean
  isEncrypted: boolean
  /** Number of bytes declared by the archive. */
  size: number
  checksum: number
}

const mostEntries = 5000
const localSize = 30
const centralSize = 46
const endSize = 22
/** The most bytes between entries; a descriptor may follow content written as a stream. */
const mostBetween = 24

/**
 * Lists an archive that is nothing else: from its first byte to its last entries follow each other, the list agrees with what
 * stands before each of them, and no two have one name. Null for anything else, such as archives of several disks or over 4 GB.
 */
export function readZip(bytes: Buffer): ZipEntry[] | null {
  const end = bytes.length - endSize
  if (end < 0 || bytes.toString('latin1', end, end + 4) !== 'PK\x05\x06') return null
  const count = bytes.readUInt16LE(end + 10)
  const listOffset = bytes.readUInt32LE(end + 16)
  const isWhole = bytes.readUInt32LE(end + 4) === 0 && bytes.readUInt16LE(end + 8) === count && bytes.readUInt16LE(end + 20) === 0
  if (!isWhole || count === 0 || count > mostEntries || listOffset + bytes.readUInt32LE(end + 12) !== end) return null
  const entries: (ZipEntry & { from: number; to: number })[] = []
  let at = listOffset
  for (let index = 0; index < count; index++) {
    const read = readEntry(bytes, at, listOffset)
    if (!read) return null
    entries.push(read.entry)
    at = read.next
  }
  if (at !== end || !followEachOther(entries, listOffset)) return null
  const names = new Set(entries.map(({ name }) => name.toLowerCase()))
  return names.size === entries.length ? entries : null
}

function readEntry(bytes: Buffer, at: number, listAt: number) {
  if (at + centralSize > bytes.length || bytes.toString('latin1', at, at + 4) !== 'PK\x01\x02') return null
  const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)]
  const [checksum, packedSize, size] = [bytes.readUInt32LE(at + 16), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)]
  const [nameSize, extraSize, noteSize] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30), bytes.readUInt16LE(at + 32)]
  const from = bytes.readUInt32LE(at + 42)
  const name = bytes.toString('utf8', at + centralSize, at + centralSize + nameSize)
  if ((method !== 0 && method !== 8) || !isPlainName(name) || from + localSize > listAt) return null
  // The header before the content must match, because readers that start at the front rely on it.
  const isSame =
    bytes.toString('latin1', from, from + 4) === 'PK\x03\x04' &&
    bytes.readUInt16LE(from + 8) === method &&
    bytes.readUInt16LE(from + 26) === nameSize &&
    bytes.toString('utf8', from + localSize, from + localSize + nameSize) === name
  const start = from + localSize + nameSize + bytes.readUInt16LE(from + 28)
  const to = start + packedSize
  if (!isSame || to > listAt) return null
  // For streamed entries, sizes and checksum are only in the central list.
  const isStreamed = (flags & 8) !== 0
  const told = [bytes.readUInt32LE(from + 14), bytes.readUInt32LE(from + 18), bytes.readUInt32LE(from + 22)]
  if (told.some((value, index) => value !== [checksum, packedSize, size][index] && !(isStreamed && value === 0))) return null
  const entry = {
    name,
    packed: bytes.subarray(start, to),
    isDeflated: method === 8,
    isEncrypted: (flags & (1 | 64)) !== 0,
    size,
    checksum,
    from,
    to,
  }
  return { entry, next: at + centralSize + nameSize + extraSize + noteSize }
}

/** No folder above, no drive, no control characters, and nothing that a system could read in two ways. */
function isPlainName(name: string): boolean {
  // oxlint-disable-next-line no-control-regex -- they are what is refused
  return /^[^\u0000-\u001f\\:*?"<>|\ufffd]{1,255}$/.test(name) && !name.startsWith('/') && !name.split('/').includes('..')
}

/** Whether nothing lies before, between or after the entries. */
function followEachOther(entries: readonly { from: number; to: number }[], listAt: number): boolean {
  let at = 0
  for (const [index, { from, to }] of entries.toSorted((one, other) => one.from - other.from).entries()) {
    if (from < at || from - at > (index === 0 ? 0 : mostBetween)) return false
    at = to
  }
  return listAt >= at && listAt - at <= mostBetween
}

/**
 * Unpacks an entry off the main thread, never further than it says it has.
 *
 * @returns its content up to `kept` bytes; null when it is not what it says
 */
export async function unpack({ packed, isDeflated, size, checksum }: ZipEntry, kept: number): Promise<Buffer | null> {
  if (!isDeflated) return packed.length === size && crc32(packed) === checksum ? packed.subarray(0, kept) : null
  const inflate = createInflateRaw()
  const chunks: Buffer[] = []
  let [unpacked, sum] = [0, 0]
  try {
    inflate.end(packed)
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      if (unpacked < kept) chunks.push(chunk.subarray(0, kept - unpacked))
      unpacked += chunk.length
      sum = crc32(chunk, sum)
      if (unpacked > size) return null
    }
  } catch {
    return null
  } finally {
    inflate.destroy()
  }
  return unpacked === size && sum === checksum && inflate.bytesWritten === packed.length ? Buffer.concat(chunks) : null
}
