import { PDFContext, type PDFDict, PDFName, PDFNumber, type PDFObject, PDFObjectParser, PDFRawStream, PDFRef } from '@cantoo/pdf-lib'

/** The content of a PDF, including both of two objects with the same number, since readers may use either. */
export interface PdfObjects {
  /** Every dictionary, including nested ones. */
  dictionaries: PDFDict[]
  streams: NumberedStream[]
  /** The objects by number: several where a document was changed, or says two things to two readers. */
  defined: Map<number, PDFObject[]>
  /** The source of objects with invalid syntax. */
  unread: string[]
  /** Whether a user's or owner's password encrypts it: streams and texts cannot be read as they stand. */
  isEncrypted: boolean
}

export interface NumberedStream {
  number: number
  generation: number
  stream: PDFRawStream
}

const gap = String.raw`(?:[\s\0]|%[^\r\n]*[\r\n])`
/** Finds an object as readers do: by its place or, where the table of places is broken, by searching for it. */
const objectHead = new RegExp(String.raw`(\d{1,10})${gap}+(\d{1,5})${gap}+obj|trailer(?=${gap}*<<)`, 'g')
const mostObjects = 500_000
/** The most invalid objects; damage leaves some, but searching for the end of each takes time. */
const mostUnread = 500
const longestUnread = 1_048_576

/** Records each dictionary at its end. If a key occurs twice, the later value replaces the earlier, but not for every reader. */
class ObjectReader extends PDFObjectParser {
  readonly dictionaries: PDFDict[] = []

  static at(bytes: Uint8Array, context: PDFContext): ObjectReader {
    return new ObjectReader(PDFObjectParser.forBytes(bytes, context)['bytes'], context)
  }

  protected override parseDict(ref?: PDFRef): PDFDict {
    const dictionary = super.parseDict(ref)
    this.dictionaries.push(dictionary)
    return dictionary
  }

  /** Whether only white space is left. */
  get isDone(): boolean {
    this.skipWhitespaceAndComments()
    return this.bytes.done()
  }
}

/** Reads the objects of a PDF, except those in object streams (`addNestedObjects`). Throws RangeError if there are too many. */
export function readObjects(bytes: Uint8Array): PdfObjects {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const objects: PdfObjects = { dictionaries: [], streams: [], defined: new Map(), unread: [], isEncrypted: false }
  const context = PDFContext.create()
  let count = 0
  for (const { 0: head, 1: number, 2: generation, index } of text.matchAll(objectHead)) {
    if (++count > mostObjects) throw new RangeError('More objects than are read')
    const start = index + head.length
    const object = readOne(objects, bytes.subarray(start), context, () => remainingText(text, start))
    if (!object || number === undefined) continue
    define(objects, Number(number), object)
    if (object instanceof PDFRawStream) objects.streams.push({ number: Number(number), generation: Number(generation), stream: object })
  }
  objects.isEncrypted = objects.dictionaries.some((dictionary) => dictionary.has(PDFName.of('Encrypt')))
  return objects
}

/**
 * Adds what stands in a stream of objects. Some readers take its parts one after another, some by the places that it names.
 *
 * @param content inflated
 */
export function addNestedObjects(objects: PdfObjects, content: Buffer, first: number): void {
  const context = PDFContext.create()
  const places = content.toString('latin1', 0, first).match(/\d+/g)?.map(Number) ?? []
  if (places.length / 2 > mostObjects) throw new RangeError('More objects than are read')
  const nthNumber = (nth: number) => places[2 * nth]
  const whole = ObjectReader.at(content.subarray(first), context)
  try {
    for (let nth = 0; !whole.isDone; nth++) {
      const object = whole.parseObject()
      define(objects, nthNumber(nth) ?? -1, object)
    }
  } catch {
    objects.unread.push(content.toString('latin1', first, first + longestUnread))
  }
  objects.dictionaries.push(...whole.dictionaries)
  for (let nth = 0; 2 * nth + 1 < places.length; nth++) {
    const start = first + places[2 * nth + 1]!
    const object = readOne(objects, content.subarray(start), context, () => content.toString('latin1', start, start + longestUnread))
    if (object) define(objects, nthNumber(nth)!, object)
  }
}

/** Returns all possible values: the value itself, or those its reference leads to. */
export function getValues({ defined }: Pick<PdfObjects, 'defined'>, value: PDFObject | undefined): PDFObject[] {
  if (!(value instanceof PDFRef)) return value ? [value] : []
  // A reference may lead to another one, even in a circle.
  const seen = new Set<PDFObject>([value])
  for (const one of seen) if (one instanceof PDFRef) for (const next of defined.get(one.objectNumber) ?? []) seen.add(next)
  return [...seen].filter((one) => !(one instanceof PDFRef))
}

/** Whole numbers of a dictionary, by their key. */
export function readNumber(objects: PdfObjects, dictionary: PDFDict, key: string): number | undefined {
  const value = getValues(objects, dictionary.get(PDFName.of(key))).find((one) => one instanceof PDFNumber)
  return value && Number.isSafeInteger(value.asNumber()) ? value.asNumber() : undefined
}

function readOne(objects: PdfObjects, bytes: Uint8Array, context: PDFContext, unread: () => string): PDFObject | null {
  const reader = ObjectReader.at(bytes, context)
  let object: PDFObject | null = null
  try {
    object = reader.parseObject()
  } catch {
    const text = unread()
    if (objects.unread.push(text) > mostUnread || text.length === longestUnread) throw new RangeError('More damage than is read')
  }
  objects.dictionaries.push(...reader.dictionaries)
  return object
}

function define({ defined }: PdfObjects, number: number, object: PDFObject): void {
  const known = defined.get(number)
  if (known) known.push(object)
  else defined.set(number, [object])
}

function remainingText(text: string, start: number): string {
  const end = text.indexOf('endobj', start)
  return text.slice(start, Math.min(end === -1 ? text.length : end, start + longestUnread))
}
