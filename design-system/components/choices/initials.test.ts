import fc from 'fast-check'
import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Banco do Brasil', 'BB'],
  ['Nubank', 'N'],
  ['Universidade de São Paulo (USP)', 'UU'],
  ['  árvore  nova ', 'ÁN'],
  ['– 99 Pay', '9P'],
  ['', ''],
])('%s: %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})

test('neither more than two characters nor any that is not in the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (name) => {
      const short = initials(name)
      expect(short.length).toBeLessThanOrEqual(2)
      for (const letter of short) expect(name.toUpperCase()).toContain(letter)
    }),
  )
})
