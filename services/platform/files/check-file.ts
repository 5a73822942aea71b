import { isActivePdf } from '../active-pdf.ts'
import { readImage } from '../images/read-image.ts'
import { type FileKind, fileTypes } from './file-store.ts'

export type FileProblem = 'FILE_TYPE' | 'FILE_HEIC' | 'FILE_ACTIVE' | 'FILE_LOCKED' | 'FILE_PIXELS'

/**
 * Name, announced type and content of an upload must agree on a PDF, PNG or JPEG that does nothing by itself.
 *
 * @returns the content to keep, of images without what the camera noted, such as the place
 */
export function checkFile(bytes: Buffer, { name, type }: { name: string; type: string }): { kind: FileKind; bytes: Buffer } | FileProblem {
  const image = readImage(bytes, { name, type })
  if (typeof image === 'object') return { kind: image.kind, bytes: image.bytes }
  if (image === 'heic') return 'FILE_HEIC'
  if (image === 'pixels') return 'FILE_PIXELS'
  if (!/[^.]\.pdf$/i.test(name) || type.toLowerCase() !== fileTypes.pdf || !isWholePdf(bytes)) return 'FILE_TYPE'
  return isActivePdf(bytes) ? 'FILE_ACTIVE' : { kind: 'pdf', bytes }
}

/** From its first byte to its last: what stands before or behind may be another file. */
function isWholePdf(bytes: Buffer): boolean {
  const end = bytes.toString('latin1', Math.max(0, bytes.length - 1024))
  return bytes.toString('latin1', 0, 5) === '%PDF-' && /%%EOF[\s\0]*$/.test(end) && !isArchive(bytes)
}

/** Readers of ZIP look from the end, so that a document may be an archive too: its comment then is the document's end. */
export function isArchive(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  return end !== -1 && end + 22 <= bytes.length && end + 22 + bytes.readUInt16LE(end + 20) === bytes.length
}
