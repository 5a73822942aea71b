import { expect, test } from 'vitest'
import { chooseShortcuts } from './choose-shortcuts.ts'

const choose = (paths: string[], busy: string[]) =>
  chooseShortcuts(
    paths.map((path) => ({ path })),
    busy,
  ).map(({ path }) => path)

test('areas where something waits come first, then those that students open most, then the first of the menu', () => {
  const menu = ['/financial/payments', '/financial/agreements', '/academic-situation', '/my-requests', '/update-data']
  expect(choose(menu, ['/my-requests', '/elsewhere'])).toEqual([
    '/my-requests',
    '/academic-situation',
    '/financial/payments',
    '/financial/agreements',
  ])
})

test('a menu of few areas is shown whole', () => {
  expect(choose(['/a', '/b'], [])).toEqual(['/a', '/b'])
})
