import { deflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { objectStream, getPdf, buildPdf, printedPdf } from '../testing/pdf-files.ts'
import { pdfProblem } from './check-pdf.ts'

const getBytes = (...parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
const link = (action: string) => getPdf(`<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<<${action}>>>>`)
const opening = (action: string) => buildPdf(`<</Type/Catalog/Pages 2 0 R/OpenAction ${action}>>`)

/** As Acrobat writes it: objects in streams, of which those of an encrypted one are encrypted whole. */
async function officialPdf(encryption: { userPassword?: string; ownerPassword?: string } | null, script?: string): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage().drawText('Histórico escolar')
  if (script) document.addJavaScript('abrir', script)
  if (encryption) document.encrypt({ ownerPassword: 'dono', ...encryption, permissions: { printing: false } } as never)
  return Buffer.from(await document.save({ useObjectStreams: true }))
}

describe('documents that show their pages', () => {
  it.each([
    ['of words alone, which speak of JavaScript', () => printedPdf('Curso de JavaScript: /JavaScript, /Launch e /EmbeddedFile')],
    ['whose title says JavaScript', () => printedPdf('x', { info: { Title: 'JavaScript /JS (1) /XFA /Launch' } })],
    ['with what may stand in the picture of a scan', () => getPdf('<</Length 12>>\nstream\n\xff/XFA\x91\x07/XFA[\x80\nendstream')],
    ['that open at a page', () => opening('[3 0 R/Fit]')],
    ['that open at a page by an action', () => opening('<</S/GoTo/D[3 0 R/Fit]>>')],
    ['with a link to the Web', () => link('/S/URI/URI(https://example.org)')],
    ['with a link to a place of theirs', () => link('/S/GoTo/D(Anexo)')],
    ['with a button to the next page', () => link('/S/Named/N/NextPage')],
    ['with lists of scripts and files that are empty', () => getPdf('<</JavaScript<</Names[]>>/EmbeddedFiles<</Names[]>>>>')],
    ['whose structure has a part by the name of an action', () => getPdf('<</Type/StructElem/S/Sound/P 1 0 R>>')],
    ['with objects in streams', () => officialPdf(null)],
  ])('are kept: %s', async (_, file) => expect(await pdfProblem(await file())).toBeNull())

  it.each([
    ['a line of a printer before them', getBytes('\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n', getPdf())],
    ['the mark of an encoding before them', getBytes('\xef\xbb\xbf\r\n', getPdf())],
    ['four kilobytes of nothing behind them', getBytes(getPdf(), Buffer.alloc(4096))],
    ['the end of a mail behind them', getBytes(getPdf(), '\r\n------=_Part_12_34.56--\r\n')],
  ])('are kept with %s', async (_, file) => expect(await pdfProblem(file)).toBeNull())

  it.each([
    ['a page before them', getBytes('<html>', getPdf())],
    ['a page behind them', getBytes(getPdf(), '<script>alert(1)</script>')],
    ['a program before them', getBytes('MZ\x90\0', getPdf())],
    ['a picture behind them', getBytes(getPdf(), '\x89PNG\r\n')],
    ['more than an end behind them', getBytes(getPdf(), 'x'.repeat(2000))],
    ['their first line too far', getBytes(' '.repeat(2000), getPdf())],
    ['no end', getPdf().subarray(0, -6)],
  ])('are no PDF with %s', async (_, file) => expect(await pdfProblem(file)).toBe('FILE_TYPE'))
})

describe('documents with a password', () => {
  it.each([
    ['of 1.3', { pdfVersion: '1.3' as const }],
    ['of 1.4', { pdfVersion: '1.4' as const }],
    ['of 1.6', { pdfVersion: '1.6' as const }],
    ['of 1.7', { pdfVersion: '1.7ext3' as const }],
  ])('%s: the owner’s keeps nobody out, the reader’s does', async (_, version) => {
    expect(await pdfProblem(await printedPdf('Histórico', { ...version, ownerPassword: 'dono' }))).toBeNull()
    expect(await pdfProblem(await printedPdf('Histórico', { ...version, userPassword: 'segredo' }))).toBe('FILE_LOCKED')
  })

  it('are read in their streams of objects', async () => {
    expect(await pdfProblem(await officialPdf({}))).toBeNull()
    expect(await pdfProblem(await officialPdf({}, 'app.alert(1)'))).toBe('FILE_ACTIVE')
    expect(await pdfProblem(await officialPdf({ userPassword: 'segredo' }))).toBe('FILE_LOCKED')
  })

  it('are not kept when nobody here knows how they are shut', async () => {
    const file = buildPdf('<</Type/Catalog/Pages 2 0 R>>', 'trailer\n<</Root 1 0 R/Encrypt<</Filter/Adobe.PubSec/V 4>>>>\n')
    expect(await pdfProblem(file)).toBe('FILE_LOCKED')
  })
})

const script = '<</S/JavaScript/JS(app.alert(1))>>'

describe('documents that do more', () => {
  it.each([
    ['a script', opening(script)],
    ['a script that a reference leads to', getBytes(opening('7 0 R').subarray(0, -34), `7 0 obj ${script} endobj\ntrailer\n<<>>\n%%EOF`)],
    ['a script by an escaped name', opening('<</S/J#61v#61Script/JS(1)>>')],
    ['a script when a page is left', getPdf('<</Type/Page/AA<</C<</S/JavaScript/JS(1)>>>>>>')],
    ['a script after an allowed action', opening(`<</S/GoTo/D[3 0 R/Fit]/Next[${script}]>>`)],
    ['a script by its name in a list', getPdf(`<</JavaScript<</Names[(a)${script}]>>>>`)],
    ['a script in an object that another of its number replaces', getBytes(getPdf(script), getPdf('<<>>').subarray(9))],
    ['a script that the same key replaces', opening(`${script}/OpenAction[3 0 R/Fit]`)],
    ['a script within a picture, where a table may lead', getPdf(`<</Length 99>>\nstream\n 8 0 obj ${script} endobj\nendstream`)],
    ['a script in an object that does not end', getPdf('<</S/JavaScript/JS(1)/A')],
    ['a script in the last lines', buildPdf('<<>>', `trailer<</Root<</OpenAction${script}>>>>`)],
    ['a program to start', link('/S/Launch/F(cmd.exe)')],
    ['a program behind an allowed name', link('/S/Launch/F(cmd.exe)/S/GoTo')],
    ['a document of a network that opens by itself', opening('<</S/GoToR/F(\\\\\\\\evil.example\\\\a.pdf)/D[0/Fit]>>')],
    ['a document of a network by a link', link('/S/GoToR/F(\\\\\\\\evil.example\\\\a.pdf)')],
    ['an address that opens by itself', opening('<</S/URI/URI(https://evil.example)>>')],
    ['an address that opens with a page', getPdf('<</Type/Page/AA<</O<</S/URI/URI(https://evil.example)>>>>>>')],
    ['a link that is a script', link('/S/URI/URI(javascript:alert\\(1\\))')],
    ['a link to a folder of a network', link('/S/URI/URI(\\\\\\\\evil.example\\\\a)')],
    ['a film', link('/S/Rendition/OP 0')],
    ['an action that nobody knows', link('/S/SoHeisstNichts/F(x)')],
    ['a form that is sent', link('/S/SubmitForm/F(https://evil.example)')],
    ['a menu’s command', link('/S/Named/N/Quit')],
    ['a form of another language', buildPdf('<</Type/Catalog/AcroForm<</XFA%\n3 0 R>>>>')],
    ['a form in parts', buildPdf('<</Type/Catalog/AcroForm<</X#46A[(template)4 0 R]>>>>')],
    ['a file within', getPdf('<</Type/EmbeddedFile/Length 1>>\nstream\nx\nendstream')],
    ['a file at a place of a page', getPdf('<</Type/Annot/Subtype/FileAttachment/Rect[0 0 1 1]/FS<</EF<</F 8 0 R>>>>>>')],
    ['a machine of its own', getPdf('<</Type/Annot/Subtype/RichMedia/Rect[0 0 1 1]>>')],
    ['content of another file', getPdf('<</Length 0/F(\\\\\\\\evil.example\\\\a)>>\nstream\n\nendstream')],
    ['a script in a stream of objects', getPdf(objectStream(script))],
    ['a stream of objects that does not say so', getPdf(getBytes(objectStream(script).toString('latin1').replace('/Type/ObjStm', '')))],
    ['a stream of objects whose places mislead', getPdf(objectStream('', { packed: deflateSync(`9 9 ${script}`) }))],
    ['a stream of objects of foretold bytes', getPdf(objectStream('<<>>', { extra: '/DecodeParms<</Predictor 12>>' }))],
    ['a stream of objects that nobody can read', getPdf('<</Type/ObjStm/N 1/First 4/Filter/LZWDecode>>\nstream\nxxxx\nendstream')],
    ['a stream of objects that swells', getPdf(objectStream(' '.repeat(100_000_000)))],
    ['a stream of objects without an end', getPdf('<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>\nstream\nxxxx')],
  ])('are refused: %s', async (_, file) => expect(await pdfProblem(file)).toBe('FILE_ACTIVE'))

  it.each([
    ['parts in parts', () => getPdf('['.repeat(2_000_000))],
    ['dictionaries in dictionaries', () => getPdf('<</A'.repeat(500_000))],
    ['more objects than are read', () => buildPdf('<<>>', '1 0 obj 1 '.repeat(600_000))],
    ['texts without an end', () => buildPdf('<<>>', '1 0 obj ( '.repeat(100_000))],
  ])('end with a worker’s time and memory: %s', async (_, file) => expect(await pdfProblem(file())).toBe('FILE_ACTIVE'), 60_000)
})
