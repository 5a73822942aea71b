import { afterEach, expect, it, vi } from 'vitest'
import { prefersReducedData } from './prefers-reduced-data.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '3g', saveData: false }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', saveData: true }, true],
  [undefined, false],
])('of a line %j is %s', (connection, expected) => {
  vi.stubGlobal('navigator', { connection })
  expect(prefersReducedData()).toBe(expected)
})
