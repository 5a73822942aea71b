import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newPassword } from './new-password.ts'
import { missingParts } from './password-rule.ts'

test.each([
  ['Aurora#2026', []],
  ['ação-2026', []],
  ['aurora2026', ['special']],
  ['Aurora#aa', ['number']],
  ['2026#2026', ['letter']],
  ['a#1', ['length']],
  ['', ['length', 'letter', 'number', 'special']],
  // Not one of the accepted special characters.
  ['aurora_2026', ['special']],
])('%s lacks %o', (password, missing) => {
  expect(missingParts(password)).toEqual(missing)
})

test('whatever holds all parts is taken, wherever they stand', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 100 }),
      fc.string({ maxLength: 100 }),
      fc.constantFrom(...'.;:,<>#?!@$%^&*-'),
      (before, after, special) => {
        expect(newPassword.safeParse(`${before}abcd${special}123${after}`).success).toBe(true)
      },
    ),
  )
})
