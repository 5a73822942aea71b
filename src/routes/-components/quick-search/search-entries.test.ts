import { expect, it } from 'vitest'
import { byBestMatch, findEntries, findInGroups, type SearchEntry } from './search-entries.ts'

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
  ['sehna', ['Minha conta']],
  ['boletto', ['Pagamentos']],
  ['pxi', []],
  ['11/2026 mens', ['Mensalidade']],
  ['con', ['Minha conta']],
  ['  MENT ', ['Pagamentos']],
  ['ício', ['Início']],
  ['minha', ['Minha conta']],
  ['meus boletos', ['Pagamentos']],
  ['quero ver o boleto', ['Pagamentos']],
  ['how do I get my foto', ['Minha conta']],
  ['nada disso', []],
])('%j finds %j', (text, found) => {
  expect(titles(text)).toEqual(found)
})

it('puts a page that people call so before one that is only named so', () => {
  const found = findEntries([entry('Notas fiscais'), entry('Situação acadêmica', { called: 'notas, boletim' })], 'minhas notas')
  expect(found.map(({ title }) => title)).toEqual(['Situação acadêmica', 'Notas fiscais'])
})

it('puts a page named so before one that is only called so', () => {
  const found = findEntries([entry('Extrato', { keywords: 'pagamentos' }), entry('Pagamentos')], 'pagamentos')
  expect(found.map(({ title }) => title)).toEqual(['Pagamentos', 'Extrato'])
})

const pages = {
  title: 'Páginas',
  entries: [
    entry('Contratos', { keywords: 'contrato assinar aceite' }),
    entry('Notas fiscais', { keywords: 'nota fiscal' }),
    entry('Situação acadêmica', { called: 'notas', keywords: 'boletim faltas média' }),
    entry('Pagamentos', { keywords: 'boleto pix' }),
    entry('Informe', { keywords: 'imposto de renda' }),
    entry('Trancamento de matrícula'),
    entry('Minha conta', { keywords: 'senha foto' }),
  ],
}
const actions = { title: 'Ações', entries: [entry('Preto no branco', { keywords: 'tema contraste' }), entry('Trocar senha')] }
const inGroups = (text: string) =>
  byBestMatch(findInGroups([pages, actions], text), text).flatMap(({ entries: found }) => found.map(({ title }) => title))

it.each([
  ['contraste', ['Preto no branco']],
  ['contratso', ['Contratos']],
  ['contrate', ['Contratos', 'Preto no branco']],
  ['imposto', ['Informe']],
  ['imopsto', ['Informe']],
  ['trancar', ['Trancamento de matrícula']],
  ['boletos', ['Pagamentos']],
  ['minhas notas', ['Situação acadêmica', 'Notas fiscais']],
  ['sehna', ['Trocar senha', 'Minha conta']],
  ['nada disso', []],
])('in all groups, %j finds %j', (text, found) => {
  expect(inGroups(text)).toEqual(found)
})

it.each([
  ['ana', ['people', 'pages']],
  ['souza', ['people', 'pages']],
  ['analise', ['pages', 'people']],
  ['quero ver o souza', ['people', 'pages']],
  ['', ['pages', 'people']],
  ['202310', ['pages', 'people']],
])('for %j, groups stand as %j', (text, order) => {
  const groups = [
    {
      title: 'pages',
      entries: [entry('Início'), entry('Análise de documentos')].filter(({ title }) => text !== 'ana' || title === 'Início'),
    },
    { title: 'people', entries: [entry('Ana Souza')] },
  ]
  expect(byBestMatch(groups, text).map(({ title }) => title)).toEqual(order)
})
