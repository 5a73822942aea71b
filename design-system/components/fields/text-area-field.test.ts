import { expect, test } from 'vitest'
import { countCharacters } from './text-area-field.tsx'

test.each([
  ['', 0],
  ['ação', 4],
  ['ac\u0327a\u0303o', 4],
  ['👩🏽‍🎓 ok', 4],
  ['a\r\nb', 3],
])('%j has %i characters', (text, count) => {
  expect(countCharacters(text)).toBe(count)
})
