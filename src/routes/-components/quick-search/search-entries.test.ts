import { expect, it } from 'vitest'
import { findEntries, type SearchEntry } from './search-entries.ts'

const entry = (title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({ id: title, title, run: () => undefined, ...more })
const entries = [
  entry('Atuar como outra pessoa'),
  entry('Início'),
  entry('Minha conta', { keywords: 'senha foto' }),
  entry('Pagamentos', { keywords: 'boleto pix' }),
  entry('Mensalidade', { description: 'Vence em 10/11/2026' }),
]
const titles = (text: string) => findEntries(entries, text).map(({ title }) => title)

it.each([
  ['', ['Atuar como outra pessoa', 'Início', 'Minha conta', 'Pagamentos', 'Mensalidade']],
  ['INI', ['Início']],
  ['inicio', ['Início']],
  ['senha', ['Minha conta']],
  ['Boletos', ['Pagamentos']],
  ['pagametnos', ['Pagamentos']],
  ['bolteo', ['Pagamentos']],
  ['boletto', ['Pagamentos']],
  ['pxi', []],
  ['11/2026 mens', ['Mensalidade']],
  ['con', ['Minha conta']],
  ['  MENT ', ['Pagamentos']],
  ['ício', ['Início']],
  ['nada disso', []],
])('%j finds %j', (text, found) => {
  expect(titles(text)).toEqual(found)
})

it('puts a page named so before one that is only called so', () => {
  const found = findEntries([entry('Extrato', { keywords: 'pagamentos' }), entry('Pagamentos')], 'pagamentos')
  expect(found.map(({ title }) => title)).toEqual(['Pagamentos', 'Extrato'])
})
