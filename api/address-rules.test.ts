import { expect, it } from 'vitest'
import { isMobile, isPhone, isWrittenPhone } from './address-rules.ts'

it.each([
  ['11987654321', true],
  ['5511987654321', true],
  ['351912345678', true],
  ['1133334444', false],
  ['551133334444', false],
  ['11387654321', false],
  ['119876543', false],
  ['(11) 98765-4321', false],
  ['00987654321', false],
  ['20987654321', false],
  ['5520987654321', false],
  ['', false],
])('%j is a mobile number: %s', (digits, expected) => {
  expect(isMobile(digits)).toBe(expected)
})

it('knows the 67 area codes of Brazil', () => {
  const areas = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0'))
  expect(areas.filter((area) => isPhone(`${area}32165498`))).toHaveLength(67)
  expect(areas.filter((area) => isMobile(`${area}987654321`))).toHaveLength(67)
})

it.each([
  ['+1 212 555 0100', true],
  ['+351 912 345 678', true],
  ['+55 (11) 3456-7890', true],
  ['+55 (20) 3456-7890', false],
  ['(11) 3456-7890', true],
  ['+1', false],
])('%j is a phone as one writes it: %s', (text, expected) => expect(isWrittenPhone(text)).toBe(expected))
