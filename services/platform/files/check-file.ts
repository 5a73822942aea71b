import { readImage } from '../images/read-image.ts'
import { pdfProblem } from './check-pdf.ts'
import { type FileKind, fileTypes } from './file-store.ts'

export type FileProblem = 'FILE_TYPE' | 'FILE_HEIC' | 'FILE_ACTIVE' | 'FILE_LOCKED' | 'FILE_PIXELS'

/**
 * Name, announced type and content of an upload must agree on a PDF, PNG or JPEG that does nothing by itself.
 *
 * @returns the content to keep, of images without what the camera noted, such as the place
 */
export async function checkFile(
  bytes: Buffer,
  { name, type }: { name: string; type: string },
): Promise<{ kind: FileKind; bytes: Buffer } | FileProblem> {
  const image = readImage(bytes, { name, type })
  if (typeof image === 'object') return { kind: image.kind, bytes: image.bytes }
  if (image === 'heic') return 'FILE_HEIC'
  if (image === 'pixels') return 'FILE_PIXELS'
  if (!/[^.]\.pdf$/i.test(name) || type.toLowerCase() !== fileTypes.pdf) return 'FILE_TYPE'
  return (await pdfProblem(bytes)) ?? { kind: 'pdf', bytes }
}
