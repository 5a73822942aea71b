import fc from 'fast-check'
import { expect, test } from 'vitest'
import { besideAnchor } from './anchored-position.ts'

const viewport = { width: 360, height: 640 }
const panel = { width: 200, height: 100 }
const button = { left: 100, top: 300, width: 40, height: 40 }

test('a panel hangs under its button, along the edge that was asked for', () => {
  expect(besideAnchor(button, panel, viewport, { alignment: 'start' })).toEqual({ left: 100, top: 348 })
  expect(besideAnchor({ ...button, left: 300 }, panel, viewport, { alignment: 'end' })).toEqual({ left: 140, top: 348 })
  expect(besideAnchor(button, panel, viewport, { alignment: 'center' })).toEqual({ left: 20, top: 348 })
})

test('without room under its button it goes above, and the other way round', () => {
  expect(besideAnchor({ ...button, top: 590 }, panel, viewport, { alignment: 'start' }).top).toBe(482)
  expect(besideAnchor(button, panel, viewport, { alignment: 'start', above: true }).top).toBe(192)
  expect(besideAnchor({ ...button, top: 10 }, panel, viewport, { alignment: 'start', above: true }).top).toBe(58)
})

test('a panel that fits the viewport never leaves it', () => {
  const size = fc.record({ width: fc.integer({ min: 1, max: 360 }), height: fc.integer({ min: 1, max: 640 }) })
  const box = fc.record({
    left: fc.integer({ min: -100, max: 400 }),
    top: fc.integer({ min: -100, max: 700 }),
    width: fc.integer({ min: 0, max: 300 }),
    height: fc.integer({ min: 0, max: 100 }),
  })
  const alignment = fc.constantFrom('start' as const, 'center' as const, 'end' as const)
  fc.assert(
    fc.property(box, size, alignment, fc.boolean(), (anchor, wanted, edge, above) => {
      const { left, top } = besideAnchor(anchor, wanted, viewport, { alignment: edge, above })
      expect(left).toBeGreaterThanOrEqual(0)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(left + wanted.width).toBeLessThanOrEqual(viewport.width)
      expect(top + wanted.height).toBeLessThanOrEqual(viewport.height)
    }),
  )
})
