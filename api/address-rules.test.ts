import { expect, it } from 'vitest'
import { isMobile } from './address-rules.ts'

it.each([
  ['11987654321', true],
  ['5511987654321', true],
  ['351912345678', true],
  ['1133334444', false],
  ['551133334444', false],
  ['11387654321', false],
  ['119876543', false],
  ['(11) 98765-4321', false],
  ['', false],
])('%j is a mobile number: %s', (digits, expected) => {
  expect(isMobile(digits)).toBe(expected)
})
