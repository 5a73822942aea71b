import { expect, test } from 'vitest'
import { isHotkey } from './toaster.tsx'

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

test('a key counts with exactly its modifiers', () => {
  expect(isHotkey('F8', { ...plain, key: 'F8' })).toBe(true)
  expect(isHotkey('F8', { ...plain, key: 'F8', shiftKey: true })).toBe(false)
  expect(isHotkey('F8', { ...plain, key: 'F9' })).toBe(false)
  expect(isHotkey('Alt+n', { ...plain, key: 'n', altKey: true })).toBe(true)
  expect(isHotkey('Alt+n', { ...plain, key: 'n' })).toBe(false)
  expect(isHotkey('Control+Shift+K', { ...plain, key: 'K', ctrlKey: true, shiftKey: true })).toBe(true)
})

test('letters count in either case, as caps lock changes them', () => {
  expect(isHotkey('Alt+n', { ...plain, key: 'N', altKey: true })).toBe(true)
})
