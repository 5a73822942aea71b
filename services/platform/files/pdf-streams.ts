import { inflateSync } from 'node:zlib'
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib'
import { addNestedObjects, readNumber, type NumberedStream, type PdfObjects, getValues } from './pdf-objects.ts'

/** The most bytes that a document's object streams may unpack to; a thousand pages take a tenth of it. */
const mostInflated = 67_108_864

/** Thrown for a document that needs a password, or is encrypted in a way unknown here. */
export class LockedPdf extends Error {}

/**
 * Adds to `objects` what stands in its streams of objects, opened with the empty password where the document has one for its owner
 * alone. Throws LockedPdf, and RangeError for what is not inflated.
 */
export async function readObjectStreams(objects: PdfObjects): Promise<void> {
  // Streams are recognized by their keys, because readers do not require the declared type.
  const packed = objects.streams.filter(({ stream: { dict } }) => dict.has(PDFName.of('First')) && dict.has(PDFName.of('N')))
  const opened = objects.isEncrypted ? await open(objects, packed) : packed.map(({ stream }) => stream.contents)
  let budget = mostInflated
  for (const [nth, { stream }] of packed.entries()) {
    const content = inflate(objects, stream.dict, opened[nth]!, budget)
    budget -= content.length
    addNestedObjects(objects, content, readNumber(objects, stream.dict, 'First') ?? 0)
  }
}

function inflate(objects: PdfObjects, dictionary: PDFDict, content: Uint8Array, most: number): Buffer {
  const filters = getValues(objects, dictionary.get(PDFName.of('Filter'))).flatMap((value) =>
    value instanceof PDFArray ? value.asArray().flatMap((one) => getValues(objects, one)) : [value],
  )
  // Programs that write documents use only one kind of filter; more of them hide something.
  if (filters.length > 1 || filters.some((filter) => filter !== PDFName.of('FlateDecode')))
    throw new RangeError('Streams of objects in another compression')
  if (dictionary.has(PDFName.of('DecodeParms'))) throw new RangeError('Streams of objects of foretold bytes')
  return filters.length === 0 ? Buffer.from(content) : inflateSync(content, { maxOutputLength: Math.max(1, most) })
}

/**
 * The library opens documents, not streams, and would inflate what it finds there without a limit: it is given a document of these
 * streams alone, which no longer say what they are.
 */
async function open(objects: PdfObjects, streams: readonly NumberedStream[]): Promise<Uint8Array[]> {
  const [encryption] = objects.dictionaries
    .toReversed()
    .flatMap((dictionary) => getValues(objects, dictionary.get(PDFName.of('Encrypt'))))
    .filter((value) => value instanceof PDFDict)
  const [id] = objects.dictionaries
    .toReversed()
    .flatMap((dictionary) => (dictionary.has(PDFName.of('Encrypt')) ? getValues(objects, dictionary.get(PDFName.of('ID'))) : []))
  if (!encryption || new Set(streams.map(({ number }) => number)).size < streams.length) throw new LockedPdf()
  const parts = streams.flatMap(({ number, generation, stream: { contents } }) => [
    latin1(`${number} ${generation} obj\n<</Length ${contents.length}>>\nstream\n`),
    contents,
    latin1('\nendstream\nendobj\n'),
  ])
  const trailer = latin1(`trailer\n<</Encrypt ${encryption.toString()}/ID ${id?.toString() ?? '[<><>]'}>>\n`)
  try {
    const document = Buffer.concat([latin1('%PDF-1.7\n1 0 obj\nnull\nendobj\n'), ...parts, trailer, latin1('startxref\n0\n%%EOF\n')])
    const { context } = await PDFDocument.load(document, { password: '', updateMetadata: false })
    return streams.map(({ number, generation }) => {
      const opened = context.lookup(PDFRef.of(number, generation))
      if (!(opened instanceof PDFRawStream)) throw new LockedPdf()
      return opened.contents
    })
  } catch (cause) {
    throw new LockedPdf('Not to be opened without a password', { cause })
  }
}

const latin1 = (text: string) => Buffer.from(text, 'latin1')
