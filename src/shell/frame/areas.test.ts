import { expect, test } from 'vitest'
import { areas, getAreaMenu, getAreas } from './areas.ts'
import type { NavigationItem } from '../../request/navigation.ts'
import { hasCurrent } from './frame-rules.ts'

const getArea = (pathname: string) => areas.filter(({ page, within }) => hasCurrent(`${page}\n${within}`, pathname)).map(({ page }) => page)

test.each([
  ['/', '/'],
  ['/financial/payments/3', '/financial/payments'],
  ['/financial/payment-checkout', '/financial/payments'],
  ['/financial/agreements/new', '/financial/payments'],
  ['/financial/contracts', '/financial/payments'],
  ['/financial/statement', '/financial/payments'],
  ['/financial/invoices', '/financial/payments'],
  ['/financial/report-income', '/financial/payments'],
  ['/academic-situation/certificates', '/academic-situation'],
  ['/reenrollments/subjects', '/academic-situation'],
  ['/my-requests/protocols/7', '/my-requests'],
  ['/enrollment-documents/2', '/my-requests'],
  ['/enrollment-student-cards', '/enrollment-student-cards'],
])('%s is in one area', (pathname, area) => {
  expect(getArea(pathname)).toEqual([area])
})

test('pages of the person, and what only begins alike, are in none', () => {
  for (const pathname of ['/my-account', '/update-data', '/notifications', '/my-requests-other'])
    expect(getArea(pathname), pathname).toEqual([])
})

const item = (path: string | null, children: readonly { path: string | null; children: [] }[] = []) => ({
  path,
  children: children as never,
})

test('an area is offered where the navigation opens its page, at any depth', () => {
  const navigation = [item('/my-requests'), item(null, [{ path: '/financial/payments', children: [] }]), item('/financial/contracts')]
  expect(getAreas(navigation).map(({ page }) => page)).toEqual(['/', '/financial/payments', '/my-requests'])
})

test('fewer than three are no choice', () => {
  expect(getAreas([item('/'), item('/my-requests'), item('/reenrollments')])).toEqual([])
})

const entry = (path: string | null, href: string | null = null) => ({ path, href, children: [] }) as unknown as NavigationItem

test('the menu has the pages below their areas, and what is in none after them', () => {
  const paths = ['/', '/financial/payments', '/financial/contracts', '/library', '/my-requests', '/reenrollments', '/academic-situation']
  const menu = getAreaMenu(
    [...paths, '/financial/own-page', '/update-data'].map((path) => entry(path)).concat(entry(null, 'https://a.example')),
  )!
  expect(menu.areas.map(({ area, pages }) => [area.page, ...pages.map(({ path }) => path)])).toEqual([
    ['/'],
    ['/financial/payments', '/financial/payments', '/financial/contracts', '/financial/own-page'],
    ['/academic-situation', '/reenrollments', '/academic-situation'],
    ['/my-requests'],
  ])
  // Personal data are under the person's name.
  expect(menu.others.map(({ path, href }) => path ?? href)).toEqual(['/library', 'https://a.example'])
})

test('where no areas are offered, the menu has its entries as they are', () => {
  expect(getAreaMenu([entry('/'), entry('/my-requests')])).toBeNull()
})
