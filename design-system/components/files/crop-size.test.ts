import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropSize, deepestZoom, largestCrop } from './crop-size.ts'

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

test('a crop never holds fewer pixels than asked for, nor more than the image', () => {
  const side = fc.integer({ min: 768, max: 8000 })
  fc.assert(
    fc.property(side, side, fc.double({ min: 0, max: 1, noNaN: true }), (width, height, deep) => {
      const zoom = 1 + deep * (deepestZoom({ width, height }, least) - 1)
      const crop = cropSize({ width, height }, least, zoom)
      expect(crop.width).toBeGreaterThanOrEqual(least.width)
      expect(crop.height).toBeGreaterThanOrEqual(least.height)
      expect(crop.width).toBeLessThanOrEqual(width)
      expect(crop.height).toBeLessThanOrEqual(height)
    }),
  )
})

test('a crop is the smallest photo at the deepest zoom', () => {
  const image = { width: 1600, height: 1536 }
  expect(cropSize(image, least, 1)).toEqual({ width: 1366, height: 1536 })
  expect(cropSize(image, least, deepestZoom(image, least))).toEqual(least)
})
