import { expect, test } from 'vitest'
import { areas, getAreas } from './areas.ts'
import { hasCurrent } from './frame-rules.ts'

const getArea = (pathname: string) => areas.filter(({ page, within }) => hasCurrent(`${page}\n${within}`, pathname)).map(({ page }) => page)

test.each([
  ['/', '/'],
  ['/financial/payments/3', '/financial/payments'],
  ['/financial/payment-checkout', '/financial/payments'],
  ['/financial/agreements/new', '/financial/payments'],
  ['/financial/contracts', '/financial/payments'],
  ['/financial/statement', '/financial/payments'],
  ['/academic-situation/certificates', '/academic-situation'],
  ['/reenrollments/subjects', '/academic-situation'],
  ['/my-requests/protocols/7', '/my-requests'],
  ['/enrollment-documents/2', '/my-requests'],
  ['/update-data', '/my-requests'],
  ['/enrollment-student-cards', '/enrollment-student-cards'],
])('%s is in one area', (pathname, area) => {
  expect(getArea(pathname)).toEqual([area])
})

test('pages of the person, and what only begins alike, are in none', () => {
  for (const pathname of ['/my-account', '/notifications', '/my-requests-other']) expect(getArea(pathname), pathname).toEqual([])
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
