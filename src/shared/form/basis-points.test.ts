import { expect, it } from 'vitest'
import { basisPointsOf, percentText } from './basis-points.ts'

it('a percentage has up to two decimals', () => {
  expect(['0', '5', '5,5', '12.25', '100'].map(basisPointsOf)).toEqual([0, 500, 550, 1225, 10_000])
  expect(['', '-1', '5,555', '100,01', 'cinco'].map(basisPointsOf)).toEqual([null, null, null, null, null])
  expect([0, 550, 1225].map((points) => percentText(points, 'pt-BR'))).toEqual(['0', '5,5', '12,25'])
})
