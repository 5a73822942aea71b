import { crc32, deflateRawSync } from 'node:zlib'

export interface Part {
  name: string
  content: string | Buffer
  /** False values that the archive states instead of the true ones. */
  lie?: { size?: number; packed?: Buffer; localName?: string; flags?: number }
}

/** An archive of parts, as Office writes it. */
export function getZip(
  parts: readonly Part[],
  { between = Buffer.alloc(0), comment = '' }: { between?: Buffer; comment?: string } = {},
): Buffer {
  const [chunks, list]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const { name, content, lie = {} } of parts) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    const packed = lie.packed ?? deflateRawSync(bytes)
    const facts = Buffer.alloc(18)
    facts.writeUInt16LE(8, 0)
    facts.writeUInt32LE(crc32(bytes), 6)
    facts.writeUInt32LE(packed.length, 10)
    facts.writeUInt32LE(lie.size ?? bytes.length, 14)
    const flags = Buffer.from([20, 0, lie.flags ?? 0, 0])
    const names = [Buffer.from(lie.localName ?? name), Buffer.from(name)] as const
    const [sizes, otherSizes] = names.map((one) => Buffer.from([one.length & 255, one.length >> 8])) as [Buffer, Buffer]
    const place = Buffer.alloc(4)
    place.writeUInt32LE(at)
    list.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), flags, facts, otherSizes, Buffer.alloc(12), place, names[1])
    const local = [Buffer.from('PK\x03\x04'), flags, facts, sizes, Buffer.alloc(2), names[0], packed, between]
    chunks.push(...local)
    at += local.reduce((sum, { length }) => sum + length, 0)
  }
  const whole = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(whole.length, 12)
  end.writeUInt32LE(at, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([...chunks, whole, end, Buffer.from(comment)])
}

const office = 'application/vnd.openxmlformats-officedocument'
const relationType = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export const relationsPart = (name: string, ...relations: string[]): Part => ({
  name,
  content: `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`,
})
export const relation = (kind: string, target: string, mode = ''): string =>
  `<Relationship Id="r${kind}" Type="${relationType}/${kind}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`

const typesPart = (main: string, mainType: string, more: string): Part => ({
  name: '[Content_Types].xml',
  content:
    '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/${main}" ContentType="${mainType}"/>${more}</Types>`,
})

interface OfficeParts {
  parts?: readonly Part[]
  types?: string
  mainType?: string
  body?: string | Buffer
}

export const docxParts = ({ parts = [], types = '', mainType, body = '<w:p/>' }: OfficeParts = {}): Part[] => [
  typesPart('word/document.xml', mainType ?? `${office}.wordprocessingml.document.main+xml`, types),
  relationsPart('_rels/.rels', relation('officeDocument', 'word/document.xml')),
  { name: 'word/document.xml', content: typeof body === 'string' ? `<w:document><w:body>${body}</w:body></w:document>` : body },
  ...parts,
]
export const docx = (given?: OfficeParts) => getZip(docxParts(given))

export const xlsx = ({ parts = [], types = '', mainType, body = '<sheets/>' }: OfficeParts = {}) =>
  getZip([
    typesPart('xl/workbook.xml', mainType ?? `${office}.spreadsheetml.sheet.main+xml`, types),
    relationsPart('_rels/.rels', relation('officeDocument', '/xl/workbook.xml')),
    { name: 'xl/workbook.xml', content: typeof body === 'string' ? `<workbook>${body}</workbook>` : body },
    ...parts,
  ])

interface CompoundPart {
  name: string
  /** Content of a stream; a part without it is a storage. */
  content?: Buffer
  hasChildren?: boolean
}

const sectorSize = 512
const none = 0xffffffff
const chainEnd = 0xfffffffe

/** A compound file whose streams are all padded to 4096 bytes, so that none is small. */
export function compoundFile(parts: readonly CompoundPart[], { isLoop = false } = {}): Buffer<ArrayBuffer> {
  const streams = parts.map(({ content }) => content && Buffer.concat([content, Buffer.alloc(Math.max(0, 4096 - content.length))]))
  const directorySectors = Math.ceil((parts.length + 1) / 4)
  const table: number[] = [0xfffffffd]
  const chain = (count: number): number => {
    const start = table.length
    for (let index = 0; index < count; index++) table.push(index === count - 1 ? chainEnd : start + index + 1)
    return start
  }
  const directoryAt = chain(directorySectors)
  const starts = streams.map((stream) => (stream ? chain(Math.ceil(stream.length / sectorSize)) : 0))
  if (isLoop) table[table.length - 1] = starts.at(-1)!
  const entry = (name: string, kind: number, start: number, size: number, child: number) => {
    const bytes = Buffer.alloc(128)
    bytes.write(name, 0, 'utf16le')
    bytes.writeUInt16LE((name.length + 1) * 2, 64)
    bytes[66] = kind
    for (const [place, value] of [
      [68, none],
      [72, none],
      [76, child],
      [116, start],
      [120, size],
    ] as const)
      bytes.writeUInt32LE(value, place)
    return bytes
  }
  const directory = Buffer.concat([
    entry('Root Entry', 5, chainEnd, 0, 1),
    ...parts.map(({ name, hasChildren }, index) =>
      entry(name, streams[index] ? 2 : 1, starts[index]!, streams[index]?.length ?? 0, hasChildren ? 1 : none),
    ),
  ])
  const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc((sectorSize - (bytes.length % sectorSize)) % sectorSize)])
  const words = Buffer.alloc(sectorSize, 0xff)
  table.forEach((value, index) => words.writeUInt32LE(value, index * 4))
  const header = Buffer.alloc(512, 0)
  header.write('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1')
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(directoryAt, 48)
  header.writeUInt32LE(4096, 56)
  header.writeUInt32LE(chainEnd, 60)
  header.writeUInt32LE(chainEnd, 68)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  return Buffer.concat([header, words, padded(directory), ...streams.flatMap((stream) => (stream ? [padded(stream)] : []))])
}

export const wordText = (text = '', flags = 0): Buffer => {
  const head = Buffer.alloc(32)
  head.writeUInt16LE(0xa5ec, 0)
  head.writeUInt16LE(flags, 10)
  return Buffer.concat([head, Buffer.from(text, 'latin1')])
}
const biff = (type: number, body: Buffer = Buffer.alloc(0)): Buffer<ArrayBuffer> => {
  const head = Buffer.alloc(4)
  head.writeUInt16LE(type, 0)
  head.writeUInt16LE(body.length, 2)
  return Buffer.concat([head, body])
}
/** @param sheets kinds: 0 for cells, 1 for macros of 1992 */
export const workbookStream = (sheets: readonly number[] = [0], ...more: { type: number; body: Buffer }[]): Buffer =>
  Buffer.concat([
    biff(0x0809, Buffer.alloc(16)),
    ...more.map(({ type, body }) => biff(type, body)),
    ...sheets.map((kind) => biff(0x85, Buffer.from([0, 0, 0, 0, 0, kind, 1, 0, 97]))),
    biff(0x0a),
  ])

export const doc = (content = wordText('Ana'), ...parts: CompoundPart[]) => compoundFile([{ name: 'WordDocument', content }, ...parts])
export const xls = (content = workbookStream(), ...parts: CompoundPart[]) => compoundFile([{ name: 'Workbook', content }, ...parts])
