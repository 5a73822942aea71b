import { expect, it } from 'vitest'
import { getBasisPoints, percentText } from './basis-points.ts'

it('a percentage has up to two decimals', () => {
  expect(['0', '5', '5,5', '12.25', '100'].map(getBasisPoints)).toEqual([0, 500, 550, 1225, 10_000])
  expect(['', '-1', '5,555', '100,01', 'cinco'].map(getBasisPoints)).toEqual([null, null, null, null, null])
  expect([0, 550, 1225].map((points) => percentText(points, 'pt-BR'))).toEqual(['0', '5,5', '12,25'])
  for (const points of [0, 5, 150, 1225, 10_000]) {
    for (const locale of ['pt-BR', 'en', 'es']) expect(getBasisPoints(percentText(points, locale))).toBe(points)
  }
})
