import { expect, it } from 'vitest'
import { findEntries, type SearchEntry } from './search-entries.ts'

const entry = (title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({ id: title, title, run: () => undefined, ...more })
const entries = [
  entry('Atuar como outra pessoa'),
  entry('Início'),
  entry('Conta', { keywords: 'senha foto' }),
  entry('Mensalidade', { description: 'Vence em 10/11/2026' }),
]
const titles = (text: string) => findEntries(entries, text).map(({ title }) => title)

it.each([
  ['', ['Atuar como outra pessoa', 'Início', 'Conta', 'Mensalidade']],
  ['INI', ['Início']],
  ['senha', ['Conta']],
  ['11/2026 mens', ['Mensalidade']],
  ['con', ['Conta']],
  ['e', ['Atuar como outra pessoa', 'Conta', 'Mensalidade']],
  ['nada disso', []],
])('%j finds %j', (text, found) => {
  expect(titles(text)).toEqual(found)
})
