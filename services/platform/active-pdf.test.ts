import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import PdfDocument from 'pdfkit'
import { isActivePdf } from './active-pdf.ts'

const file = (...objects: (string | Buffer)[]) => Buffer.concat(['%PDF-1.7\n', ...objects, '\n%%EOF'].map((part) => Buffer.from(part)))
const stream = (text: string) =>
  Buffer.concat([Buffer.from('<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>\nstream\n'), deflateSync(text), Buffer.from('\nendstream')])

it('takes documents that only show pages', async () => {
  const document = new PdfDocument({ compress: true })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => document.on('end', resolve))
  document.text('Comprovante #4A de pagamento').end()
  await ended
  expect(isActivePdf(Buffer.concat(parts))).toBe(false)
  // As they may stand in the picture of a scan.
  expect(isActivePdf(file('<</Length 12>>\nstream\n\xff/XFA\x91\x07/XFA[\x80\nendstream'))).toBe(false)
  expect(isActivePdf(file('<</OpenAction[1 0 R/Fit]>>', stream('1 0 <</Type/Page>>')))).toBe(false)
})

it.each([
  ['a script', file('<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>')],
  ['a script by an escaped name', file('<</S/J#61v#61Script/JS(1)>>')],
  ['a program to start', file('<</S/Launch/F(cmd.exe)>>')],
  ['a form of another language', file('<</AcroForm<</XFA%\n3 0 R>>>>')],
  ['a form in parts', file('<</AcroForm<</X#46A[(template)4 0 R]>>>>')],
  ['a form of which the parts are named elsewhere', file('<</AcroForm<</XFA [ 5 0 R 4 0 R]>>>>')],
  ['a file within', file('<</Type/EmbeddedFile>>')],
  ['a script in a stream of objects', file(stream('1 0 <</S/JavaScript/JS(1)>>'))],
  ['a stream of objects by an escaped name', file('<</Type/Obj#53tm>>\nstream\nx')],
  ['a stream of objects that nobody can read', file('<</Type/ObjStm/Filter/LZWDecode>>\nstream\nxxxx\nendstream')],
  ['a stream of objects that swells', file(stream(' '.repeat(20_000_000)))],
])('refuses %s', (_, bytes) => {
  expect(isActivePdf(bytes)).toBe(true)
})
