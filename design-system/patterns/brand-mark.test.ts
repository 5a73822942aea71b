import { expect, test } from 'vitest'
import { isUnreadable } from './brand-mark.tsx'

test('a logo longer than 6:1 cannot be read in the header', () => {
  expect(isUnreadable({ naturalWidth: 600, naturalHeight: 100 })).toBe(false)
  expect(isUnreadable({ naturalWidth: 601, naturalHeight: 100 })).toBe(true)
  // Drawings without a size of their own.
  expect(isUnreadable({ naturalWidth: 0, naturalHeight: 0 })).toBe(false)
})
