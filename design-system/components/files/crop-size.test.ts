import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deepestZoom, largestCrop } from './crop-size.ts'

const least = { width: 683, height: 768 }

test('the largest area fills one side of the image', () => {
  expect(largestCrop({ width: 2000, height: 1000 }, 0.5)).toEqual({ width: 500, height: 1000 })
  expect(largestCrop({ width: 1000, height: 4000 }, 0.5)).toEqual({ width: 1000, height: 2000 })
})

test('an image is large enough exactly when both sides are', () => {
  expect(deepestZoom(least, least)).toBe(1)
  expect(deepestZoom({ width: 1366, height: 1536 }, least)).toBe(2)
  const side = fc.integer({ min: 1, max: 5000 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const isLargeEnough = width >= least.width && height >= least.height
      expect(deepestZoom({ width, height }, least) >= 1).toBe(isLargeEnough)
    }),
  )
})
