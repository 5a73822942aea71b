import { expect, it } from 'vitest'
import type { NavigationItem } from '../../request/navigation.ts'
import { searchMenu } from './menu-search.ts'

const item = (title: string, children: NavigationItem[] = []): NavigationItem => ({
  id: 1,
  title,
  icon: null,
  path: '/x',
  href: null,
  group: null,
  hidden: false,
  children,
})
const menu = [item('Início'), item('Pagamentos'), item('Biblioteca', [item('Acervo'), item('Empréstimos')])]
const titles = (text: string) =>
  searchMenu(menu, text).map(({ title, children }) => [title, ...children.map((child) => child.title)].join('>'))

it.each([
  ['', ['Início', 'Pagamentos', 'Biblioteca>Acervo>Empréstimos']],
  ['INICIO', ['Início']],
  ['emprést', ['Biblioteca>Empréstimos']],
  ['bib', ['Biblioteca>Acervo>Empréstimos']],
  ['  ment ', ['Pagamentos']],
  ['xyz', []],
])('%j finds %j', (text, found) => {
  expect(titles(text)).toEqual(found)
})
