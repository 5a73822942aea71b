import { expect, it } from 'vitest'
import { createFormats } from '../../i18n/formats.ts'
import { createShortDates } from './short-dates.ts'

const zone = 'America/Sao_Paulo'
const now = new Date('2027-01-01T01:00:00Z')
const shortDates = (locale: string) => createShortDates(zone, createFormats(locale, 'BRL', zone), now)

it('dates of this year have no year, in the order of the language', () => {
  expect(['pt-BR', 'en', 'es'].map((locale) => shortDates(locale).date('2026-03-12'))).toEqual(['12/03', '03/12', '12/03'])
  expect(shortDates('pt-BR').dateTime('2026-11-26T11:12:00Z')).toBe('26/11 08:12')
})

it('others have one, by the reader’s clock', () => {
  expect(shortDates('pt-BR').date('2025-12-31')).toBe('31/12/2025')
  expect(shortDates('pt-BR').day('2027-01-01T02:00:00Z')).toBe('31/12')
  expect(shortDates('pt-BR').day('2027-01-01T03:00:00Z')).toBe('01/01/2027')
})
