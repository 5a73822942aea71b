import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compoundFile,
  doc,
  docx,
  docxParts,
  relation,
  relationsPart,
  wordText,
  workbookStream,
  xls,
  xlsx,
  getZip,
} from '../../academic/testing/office-files.ts'
import { checkRequestFile } from './check-request-file.ts'
import { fileTypes } from './file-store.ts'

type Kind = 'csv' | 'doc' | 'docx' | 'xls' | 'xlsx'
const check = async (kind: Kind, bytes: Buffer) => {
  const checked = await checkRequestFile(bytes, { name: `ementa.${kind}`, type: fileTypes[kind] })
  return typeof checked === 'string' ? checked : checked.kind
}
const external = (kind: string, target: string) => ({
  parts: [relationsPart('word/_rels/document.xml.rels', relation(kind, target, 'External'))],
})
const field = (...pieces: string[]) =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>${pieces.map((piece) => `<w:r><w:instrText>${piece}</w:instrText></w:r>`).join('')}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`

describe('what students send is kept', () => {
  it.each<[string, Kind, Buffer]>([
    ['a document', 'docx', docx()],
    ['a document with links', 'docx', docx(external('hyperlink', 'https://exemplo.com/link/dde'))],
    ['a document of a template on the own disk', 'docx', docx(external('attachedTemplate', 'file:///C:\\Users\\ana\\curriculo.dotx'))],
    [
      'a document with fields',
      'docx',
      docx({ body: field(' HYPERLINK ', '"https://exemplo.com/link" ') + field(' PAGE ') + field(' TOC \\o ') }),
    ],
    ['a document with a chart', 'docx', docx({ parts: [{ name: 'word/embeddings/Planilha1.xlsx', content: xlsx() }] })],
    ['a workbook', 'xlsx', xlsx({ parts: [{ name: 'xl/printerSettings/printerSettings1.bin', content: 'A4' }] })],
    ['a document of 2003', 'doc', doc(wordText('Ana pede: \x13 HYPERLINK "x" \x14'), { name: 'ObjectPool' })],
    ['a workbook of 2003', 'xls', xls(workbookStream([0, 2]))],
    [
      'a workbook of 2003 with cells of another',
      'xls',
      xls(workbookStream([0], { type: 0x1ae, body: Buffer.from('\x01\x00\x04\x00\x00\x01\x01C\x03x', 'latin1') })),
    ],
    ['a table', 'csv', Buffer.from('\ufeffnome;nota\r\nAna;9,5\n')],
    ['a table in Latin', 'csv', Buffer.from('disciplina\nCálculo', 'latin1')],
    ['a table with formulas, which are for whoever opens it', 'csv', Buffer.from('=1+1;@x')],
  ])('%s', async (_, kind, bytes) => expect(await check(kind, bytes)).toBe(kind))
})

describe('fields that ask other programs are found', () => {
  it.each([
    ['in one piece', field(' DDEAUTO c:\\\\cmd.exe ')],
    ['in pieces', field(' D', 'DE', 'AUTO x')],
    ['in small letters', field('dde x')],
    ['by references', field('&#68;&#x44;E x')],
    ['as a simple field', `<w:fldSimple w:instr=" DDEAUTO x "/>`],
    ['behind others', field(' PAGE ') + field(' LINK Excel.Sheet ')],
  ])('%s', async (_, body) => expect(await check('docx', docx({ body }))).toBe('FILE_ACTIVE'))
  it('in a part by any name', async () => {
    const types =
      '<Override PartName="/word/nota.bin" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.footnotes+xml"/>'
    expect(await check('docx', docx({ types, parts: [{ name: 'word/nota.bin', content: field('DDE x') }] }))).toBe('FILE_ACTIVE')
  })
})

describe('archives that say two things are none', () => {
  const parts = docxParts()
  const [types, root, main] = parts as [(typeof parts)[0], (typeof parts)[0], (typeof parts)[0]]
  it.each<[string, Buffer]>([
    ['bytes in front', Buffer.concat([Buffer.from('MZ'), docx()])],
    ['bytes behind', Buffer.concat([docx(), Buffer.from('MZ')])],
    ['bytes between', getZip(parts, { between: Buffer.alloc(100) })],
    ['a comment', getZip(parts, { comment: 'x' })],
    ['two names for one part', getZip([types, root, { ...main, lie: { localName: 'word/documenu.xml' } }])],
    ['one name for two parts', getZip([...parts, { ...main, name: 'WORD/document.xml' }])],
    ['a part above', getZip([...parts, { name: '../x.xml', content: '' }])],
    ['more than it says', getZip([...parts, { name: 'a.xml', content: 'abc', lie: { size: 2 } }])],
    ['less than it says', getZip([...parts, { name: 'a.xml', content: 'abc', lie: { size: 4 } }])],
    [
      'bytes behind what is packed',
      getZip([
        ...parts,
        { name: 'a.xml', content: 'abc', lie: { packed: Buffer.concat([deflateRawSync(Buffer.from('abc')), Buffer.from('MZ')]) } },
      ]),
    ],
    [
      'declarations in what relates parts',
      getZip([types, { ...root, content: `<!DOCTYPE a [<!ENTITY b "c">]>${root.content as string}` }, main]),
    ],
    ['another encoding', getZip([types, { ...root, content: Buffer.from(root.content as string, 'utf16le') }, main])],
  ])('%s', async (_, bytes) => expect(await check('docx', bytes)).toBe('FILE_TYPE'))
})

it('no file that is cut or changed breaks the check', async () => {
  const whole = [docx(), xlsx(), doc(), xls()] as const
  const kinds = ['docx', 'xlsx', 'doc', 'xls'] as const
  const change = fc.record({ which: fc.nat(3), at: fc.nat(8000), to: fc.nat(255), cut: fc.option(fc.nat(8000)) })
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
      const { which } = changes[0]!
      let bytes = Buffer.from(whole[which]!)
      for (const { at, to, cut } of changes) {
        bytes[at % bytes.length] = to
        if (cut !== null) bytes = bytes.subarray(0, Math.max(1, cut % bytes.length))
      }
      expect([kinds[which], 'FILE_TYPE', 'FILE_ACTIVE', 'FILE_LOCKED']).toContain(await check(kinds[which]!, bytes))
    }),
    { numRuns: 400 },
  )
})

it('a chain of sectors that leads round ends', async () => {
  const round = compoundFile([{ name: 'WordDocument', content: Buffer.concat([wordText(), Buffer.alloc(9000)]) }], { isLoop: true })
  expect(['doc', 'FILE_TYPE']).toContain(await check('doc', round))
})
