import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkFiles, contentProblem, fileProblem } from './file-checks.ts'
import { acceptAttribute, detectFileType, getExtension, fileTypes, formatBytes } from './file-types.ts'

const rules = { types: [fileTypes.pdf, fileTypes.jpg, fileTypes.heic], maxSize: 1000, maxCount: 2 }
const ftyp = (brand: string) => `\0\0\0\x18ftyp${brand}\0\0\0\0`
const contents = {
  png: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
  jpg: '\xff\xd8\xff\xe0\0\x10JFIF',
  pdf: '%PDF-1.7\n',
  heic: ftyp('heic'),
  zip: 'PK\x03\x04',
  ole: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
}
const getBytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const file = (name: string, type: string, content: string) => new File([getBytes(content)], name, { type })

test.each(Object.entries(contents))('first bytes tell %s', (type, content) => {
  expect(detectFileType(getBytes(content))).toBe(type)
})

test('first bytes of anything else tell nothing', () => {
  const others = ['', 'PK\x05\x06', 'GIF89a', '<svg xmlns', 'PNG', '%PDF', '\xff\xd8', ftyp('mp42'), 'MZ\x90\0']
  expect(others.map((content) => detectFileType(getBytes(content)))).toEqual(others.map(() => null))
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z<{ ]{0,20}$/), (text) => {
      expect(detectFileType(getBytes(text))).toBeNull()
    }),
  )
})

test.each([
  ['rg.pdf', 'application/pdf', 10, undefined],
  ['RG.PDF', 'application/pdf', 1000, undefined],
  ['foto.jpeg', 'image/jpeg', 10, undefined],
  ['foto.heic', '', 10, undefined],
  ['foto.heic', 'application/octet-stream', 10, undefined],
  ['rg.png', 'image/png', 10, 'type'],
  ['rg', 'text/plain', 10, 'type'],
  ['virus.pdf.exe', 'application/x-msdownload', 10, 'type'],
  ['rg.pdf', 'image/jpeg', 10, 'mismatch'],
  ['rg.exe', 'application/pdf', 10, 'mismatch'],
  ['rg.pdf', 'text/html', 10, 'mismatch'],
  ['rg.pdf', 'application/pdf', 0, 'empty'],
  ['rg.pdf', 'application/pdf', 1001, 'tooBig'],
] as const)('%s as "%s" of %i bytes: %s', (name, type, size, problem) => {
  expect(fileProblem({ name, type, size }, rules)).toBe(problem)
})

test('systems call tables of one kind by the type of another', () => {
  const types = [fileTypes.xls, fileTypes.csv]
  const named = (name: string) => fileProblem({ name, type: 'application/vnd.ms-excel', size: 10 }, { types, maxSize: 1000 })
  expect([named('notas.csv'), named('notas.xls'), named('notas.pdf')]).toEqual([undefined, undefined, 'mismatch'])
})

test('the content must be what the name says', async () => {
  expect(await contentProblem(file('rg.pdf', 'application/pdf', contents.pdf))).toBeUndefined()
  expect(await contentProblem(file('rg.pdf', 'application/pdf', `\x1b%-12345X@PJL\r\n${contents.pdf}`))).toBeUndefined()
  expect(await contentProblem(file('rg.pdf', 'application/pdf', contents.jpg))).toBe('mismatch')
  expect(await contentProblem(file('rg.pdf', 'application/pdf', '<html>'))).toBe('mismatch')
  expect(await contentProblem(file('notas.csv', 'text/csv', 'a;b'))).toBeUndefined()
  expect(await contentProblem(file('notas.csv', 'text/csv', contents.zip))).toBe('mismatch')
  expect(await contentProblem(file('notas.xlsx', '', contents.zip))).toBeUndefined()
  expect(await contentProblem(file('notas.xlsx', '', contents.ole))).toBe('mismatch')
})

test('refused files take no room, and what is too many is said of the last', async () => {
  const files = [
    file('a.pdf', 'application/pdf', contents.jpg),
    file('b.pdf', 'application/pdf', contents.pdf),
    file('c.jpg', 'image/jpeg', contents.jpg),
    file('d.pdf', 'application/pdf', contents.pdf),
  ]
  const problems = async (taken: number) => (await checkFiles(files, rules, taken)).map(({ problem }) => problem)
  expect(await problems(0)).toEqual(['mismatch', undefined, undefined, 'tooMany'])
  expect(await problems(1)).toEqual(['mismatch', undefined, 'tooMany', 'tooMany'])
})

test('extension, accept and size are written as people and browsers expect', () => {
  expect(['a.b.PDF', 'a', '.pdf', 'a.'].map(getExtension)).toEqual(['pdf', '', '', ''])
  expect(acceptAttribute([fileTypes.jpg])).toBe('.jpg,.jpeg,image/jpeg')
  const sizes = [1, 900, 1024, 1_500_000, 5 * 1024 * 1024, 3 * 1024 ** 3].map((size) => formatBytes(size, 'pt-BR'))
  expect(sizes).toEqual(['1 byte', '900 bytes', '1 kB', '1,4 MB', '5 MB', '3 GB'])
})

test('HEIC is told apart where it is not accepted, also by another name', async () => {
  const types = [fileTypes.jpg]
  const facts = { size: 10, type: 'image/heic' }
  expect(fileProblem({ ...facts, name: 'IMG_1.HEIC' }, { ...rules, types })).toBe('heic')
  expect(fileProblem({ ...facts, name: 'rg.exe', type: '' }, { ...rules, types })).toBe('type')
  expect(await contentProblem(file('IMG_1.jpg', 'image/jpeg', contents.heic))).toBe('heic')
})

test('a list that takes a file once refuses it the second time, chosen together or later', async () => {
  const rg = file('rg.pdf', 'application/pdf', contents.pdf)
  const other = file('rg.pdf', 'application/pdf', `${contents.pdf}1`)
  const problems = async (once: boolean, others: File[]) =>
    (await checkFiles([rg, rg, other], { ...rules, maxCount: 9, once }, 0, others)).map(({ problem }) => problem)
  expect(await problems(true, [])).toEqual([undefined, 'twice', undefined])
  expect(await problems(true, [rg])).toEqual(['twice', 'twice', undefined])
  expect(await problems(false, [rg])).toEqual([undefined, undefined, undefined])
})
