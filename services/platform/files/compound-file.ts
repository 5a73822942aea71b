export interface CompoundEntry {
  name: string
  kind: 'storage' | 'stream'
  /** Whether a storage has something in it. */
  hasChildren: boolean
  /** Returns the content of a stream, up to `most` bytes; null if its chain of sectors is broken. */
  read(most: number): Buffer | null
}

const freeSector = 0xfffffffc
const entrySize = 128
const mostEntries = 20_000
const smallStream = 4096

/** Reads the directory of an OLE compound file, as Office wrote before 2007; null for anything else. */
export function readCompoundFile(bytes: Buffer): CompoundEntry[] | null {
  if (bytes.length < 1536 || bytes.toString('latin1', 0, 8) !== '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') return null
  const [version, shift] = [bytes.readUInt16LE(26), bytes.readUInt16LE(30)]
  const isKnown = (version === 3 && shift === 9) || (version === 4 && shift === 12)
  if (!isKnown || bytes.readUInt16LE(28) !== 0xfffe || bytes.readUInt16LE(32) !== 6 || bytes.readUInt32LE(56) !== smallStream) return null
  const size = 1 << shift
  const sector = (index: number) => bytes.subarray((index + 1) * size, (index + 2) * size)
  const next = readTable(bytes, sector, size)
  if (!next) return null
  const directory = joined(bytes.readUInt32LE(48), next, sector, size, mostEntries * entrySize)
  if (!directory) return null
  const records = Array.from({ length: Math.floor(directory.length / entrySize) }, (_, index) =>
    directory.subarray(index * entrySize, (index + 1) * entrySize),
  )
  const [root] = records
  if (!root || root[66] !== 5) return null
  const smallTable = joined(bytes.readUInt32LE(60), next, sector, size, bytes.length)
  const smallContent = joined(root.readUInt32LE(116), next, sector, size, bytes.length)
  const smallNext = smallTable && getWords(smallTable)
  return records.slice(1).flatMap((record): CompoundEntry[] => {
    const kind = record[66] === 1 ? 'storage' : record[66] === 2 ? 'stream' : null
    if (!kind) return []
    const length = record.readUInt32LE(120)
    const start = record.readUInt32LE(116)
    const read = (most: number): Buffer | null => {
      const byteCount = Math.min(length, most)
      if (length >= smallStream) return joined(start, next, sector, size, byteCount)?.subarray(0, byteCount) ?? null
      if (!smallNext || !smallContent) return null
      return (
        joined(start, smallNext, (index) => smallContent.subarray(index * 64, (index + 1) * 64), 64, byteCount)?.subarray(0, byteCount) ??
        null
      )
    }
    const nameSize = Math.max(0, Math.min(64, record.readUInt16LE(64)) - 2)
    return [{ name: record.toString('utf16le', 0, nameSize), kind, hasChildren: record.readUInt32LE(76) < freeSector, read }]
  })
}

/** Reads the table that says which sector follows each sector. */
function readTable(bytes: Buffer, sector: (index: number) => Buffer, size: number): number[] | null {
  const places = getWords(bytes.subarray(76, 512))
  const seen = new Set<number>()
  for (let at = bytes.readUInt32LE(68); at < freeSector; ) {
    const more = sector(at)
    if (seen.has(at) || more.length < size) return null
    seen.add(at)
    const words = getWords(more)
    at = words.pop()!
    places.push(...words)
  }
  const table: number[] = []
  for (const place of places.filter((one) => one < freeSector)) {
    const part = sector(place)
    if (part.length < size) return null
    for (const word of getWords(part)) table.push(word)
    // Sectors beyond the end of the file do not exist.
    if (table.length * size > bytes.length + size * size) return null
  }
  return table
}

/** Joins a chain of sectors, up to `most` bytes; null if it is circular or leads out of the file. */
function joined(start: number, next: readonly number[], sector: (index: number) => Buffer, size: number, most: number): Buffer | null {
  const parts: Buffer[] = []
  let [at, taken] = [start, 0]
  while (at < freeSector && taken < most) {
    const part = sector(at)
    // The last sector of a file may be cut.
    if (part.length === 0 || parts.length > next.length) return null
    parts.push(part)
    taken += size
    at = next[at] ?? 0xfffffffe
  }
  return Buffer.concat(parts)
}

const getWords = (bytes: Buffer): number[] =>
  Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readUInt32LE(index * 4))
