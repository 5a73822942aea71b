import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCivilTime, timeProblem } from './civil-time.ts'

const twoDigits = (value: number) => String(value).padStart(2, '0')

test('every minute of the day can be read, with whatever separator', () => {
  const separator = fc.constantFrom(':', 'h', '', '.', ' ', ' : ')
  fc.assert(
    fc.property(fc.nat(23), fc.nat(59), separator, (hours, minutes, between) => {
      const typed = `${twoDigits(hours)}${between}${twoDigits(minutes)}`
      expect(readCivilTime(typed)).toBe(`${twoDigits(hours)}:${twoDigits(minutes)}`)
    }),
  )
})

test.each([
  ['8', '08:00'],
  ['8h', '08:00'],
  ['8h30', '08:30'],
  ['8h30min', '08:30'],
  ['830', '08:30'],
  ['0', '00:00'],
  [' 23:59 ', '23:59'],
])('%s is %s', (typed, time) => expect(readCivilTime(typed)).toBe(time))

test.each(['24:00', '8:5', '8:60', '99', '12345', 'meio-dia', ''])('%s is no time', (typed) => expect(readCivilTime(typed)).toBeNull())

test('limits are accepted themselves, and steps count from the first', () => {
  const limits = { min: '08:10', max: '18:10', step: 20 }
  expect(timeProblem('08:00', limits)).toBe('beforeMin')
  expect(timeProblem('08:10', limits)).toBeUndefined()
  expect(timeProblem('08:20', limits)).toBe('offStep')
  expect(timeProblem('08:30', limits)).toBeUndefined()
  expect(timeProblem('18:10', limits)).toBeUndefined()
  expect(timeProblem('18:30', limits)).toBe('afterMax')
})
