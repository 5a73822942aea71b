import { describe, expect, it } from 'vitest'
import { createFormats, countDays } from './formats.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')

describe('createFormats', () => {
  const pt = createFormats('pt-BR', 'BRL', 'America/Sao_Paulo')
  const en = createFormats('en', 'BRL', 'America/Sao_Paulo')
  const es = createFormats('es', 'BRL', 'America/Sao_Paulo')

  it('writes money from integer cents', () => {
    expect(plain(pt.money(123_456))).toBe('R$ 1.234,56')
    expect(plain(en.money(1_999))).toBe('R$19.99')
    expect(plain(es.money(123_456))).toBe('R$ 1.234,56')
  })

  it('puts the month first in English only', () => {
    expect([pt.date('2026-03-12'), en.date('2026-03-12'), es.date('2026-03-12')]).toEqual(['12/03/2026', '03/12/2026', '12/03/2026'])
  })

  it('writes months of numbers with two digits in each language', () => {
    expect([pt, en, es].map(({ shortMonth }) => shortMonth('2026-09-01'))).toEqual(Array(3).fill('09/2026'))
  })

  it('keeps a civil date on its day in every zone', () => {
    expect(createFormats('pt-BR', 'BRL', 'Pacific/Kiritimati').date('2026-01-01')).toBe('01/01/2026')
  })

  it('shows instants in the zone of the institution', () => {
    expect(pt.dateTime('2026-03-13T02:05:00.000Z')).toBe('12/03/2026 23:05')
  })

  it('ends at midnight on the day before', () => {
    expect(pt.until('2026-11-28T03:00:00.000Z')).toBe('27/11/2026')
    expect(pt.until('2026-11-28T02:59:00.000Z')).toBe('27/11/2026 23:59')
    expect(en.until('2026-11-28T12:30:00.000Z')).toBe('11/28/2026 09:30')
  })

  it('dates an instant by the day in the zone of the institution', () => {
    expect(pt.day('2026-03-13T02:05:00.000Z')).toBe('12/03/2026')
  })

  it('writes rates from basis points', () => {
    expect(pt.percent(200)).toBe('2%')
    expect(pt.percent(3.33)).toBe('0,0333%')
  })
})

it.each([
  ['2026-11-10', '2026-11-21', 11],
  ['2026-11-21', '2026-11-21', 0],
  ['2026-11-30', '2026-11-21', -9],
  // A day of 23 hours and a leap day where they apply.
  ['2018-11-03', '2018-11-05', 2],
  ['2028-02-28', '2028-03-01', 2],
])('from %s to %s are %i days', (from, to, days) => {
  expect(countDays(from, to)).toBe(days)
})
