import { expect, test } from 'vitest'
import { mainAreas } from './main-areas.ts'

const menu = (count: number) => Array.from({ length: count }, (_, index) => ({ path: `/${index + 1}` }))
const paths = (areas: ReadonlyArray<{ path: string }>) => areas.map(({ path }) => path).join(' ')

test('areas where something waits come before the first of the menu, all in its order', () => {
  const { shown, others } = mainAreas(menu(12), ['/11', '/8', '/elsewhere'])
  expect(paths(shown)).toBe('/1 /2 /3 /4 /8 /11')
  expect(paths(others)).toBe('/5 /6 /7 /9 /10 /12')
})

test('a menu of few areas is shown whole', () => {
  expect(mainAreas(menu(8), [])).toMatchObject({ shown: menu(8), others: [] })
  expect(mainAreas(menu(9), []).others).toHaveLength(3)
})
