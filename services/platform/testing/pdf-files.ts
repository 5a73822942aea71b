import { deflateSync } from 'node:zlib'
import PdfDocument from 'pdfkit'

const join = (...parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))

/** Returns a PDF with the given objects, numbered from 3, after a catalog and a page. */
export function getPdf(...objects: (string | Buffer)[]): Buffer {
  const numbered = objects.flatMap((object, nth) => [`${nth + 3} 0 obj\n`, object, '\nendobj\n'])
  return buildPdf('<</Type/Catalog/Pages 2 0 R>>', ...numbered)
}

/** Returns a PDF with this catalog, followed by the given parts unchanged. */
export function buildPdf(catalog: string, ...parts: (string | Buffer)[]): Buffer {
  return join(
    `%PDF-1.7\n1 0 obj\n${catalog}\nendobj\n2 0 obj\n<</Type/Pages/Count 0/Kids[]>>\nendobj\n`,
    ...parts,
    'trailer\n<</Root 1 0 R>>\n%%EOF\n',
  )
}

/** Returns an object stream that contains one object, number 9. */
export function objectStream(text: string, { extra = '', packed = deflateSync(`9 0 ${text}`) } = {}): Buffer {
  return join(`<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}${extra}>>\nstream\n`, packed, '\nendstream')
}

/** Returns a page of text printed by pdfkit, with the given passwords. */
export async function printedPdf(text: string, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PdfDocument(options)
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => document.on('end', resolve))
  document.text(text, { link: 'https://example.org/verificar' }).end()
  await ended
  return Buffer.concat(parts)
}
