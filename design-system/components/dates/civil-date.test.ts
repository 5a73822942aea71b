import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateProblem, formatCivilDate, readCivilDate } from './civil-date.ts'

const anyLocale = fc.constantFrom('pt-BR', 'en', 'es')
const anyDate = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10))

test('what is written can be read again', () => {
  fc.assert(
    fc.property(anyDate, anyLocale, (date, locale) => {
      expect(readCivilDate(formatCivilDate(date, locale), locale).date).toBe(date)
    }),
  )
})

test('ISO means the same in every language', () => {
  fc.assert(
    fc.property(anyDate, anyLocale, (date, locale) => {
      expect(readCivilDate(date, locale).date).toBe(date)
    }),
  )
})

test('separators do not matter', () => {
  const separator = fc.constantFrom('', '/', '-', '.', ' ', ' / ')
  fc.assert(
    fc.property(anyDate, anyLocale, separator, (date, locale, between) => {
      const typed = formatCivilDate(date, locale).replaceAll('/', between)
      expect(readCivilDate(` ${typed} `, locale).date).toBe(date)
    }),
  )
})

test('whatever is typed, the answer is a day that exists or none', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d/ .-]{0,12}$/), anyLocale, (typed, locale) => {
      const { date } = readCivilDate(typed, locale)
      if (date) expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date)
    }),
  )
})

test.each([
  ['1/2/26', 'pt-BR', '2026-02-01', false],
  ['1/2/26', 'es', '2026-02-01', false],
  ['1/2/26', 'en', '2026-01-02', false],
  ['010226', 'pt-BR', '2026-02-01', false],
  ['5/3/85', 'pt-BR', '1985-03-05', false],
  ['01022026', 'pt-BR', '2026-02-01', true],
  ['29/02/2024', 'pt-BR', '2024-02-29', true],
  ['29/02/2000', 'pt-BR', '2000-02-29', true],
  ['2026-11-30T10:15', 'pt-BR', '2026-11-30', true],
])('%s in %s is %s', (typed, locale, date, complete) => {
  expect(readCivilDate(typed, locale)).toEqual({ date, complete })
})

test.each([
  ['31/02/2026', 'pt-BR', true],
  ['29/02/2026', 'pt-BR', true],
  ['29/02/1900', 'pt-BR', true],
  ['11/30/2026', 'pt-BR', true],
  ['30/11/2026', 'en', true],
  ['0/1/2026', 'pt-BR', true],
  ['31/02/26', 'pt-BR', false],
  ['31/02', 'pt-BR', false],
  ['1/2/202', 'pt-BR', false],
  ['amanhã', 'pt-BR', false],
  ['', 'pt-BR', false],
])('%s in %s is no date', (typed, locale, complete) => {
  expect(readCivilDate(typed, locale)).toEqual({ date: null, complete })
})

test('a year of two digits falls inside the limits', () => {
  expect(readCivilDate('5/3/65', 'pt-BR', { max: '2026-11-30' }).date).toBe('1965-03-05')
  expect(readCivilDate('5/3/72', 'pt-BR', { min: '2026-11-30' }).date).toBe('2072-03-05')
})

test('both limits are accepted themselves', () => {
  const limits = { min: '2026-11-01', max: '2026-11-30', closed: ['2026-11-15'] }
  expect(dateProblem('2026-11-15', limits)).toBe('closed')
  expect(dateProblem('2026-10-31', limits)).toBe('beforeMin')
  expect(dateProblem('2026-11-01', limits)).toBeUndefined()
  expect(dateProblem('2026-11-30', limits)).toBeUndefined()
  expect(dateProblem('2026-12-01', limits)).toBe('afterMax')
})
