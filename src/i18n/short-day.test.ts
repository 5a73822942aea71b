import { expect, it } from 'vitest'
import { shortDay } from './short-day.ts'

it('names a day in a few letters in each language', () => {
  expect(shortDay('2026-12-04', 'pt-BR')).toBe('4 dez')
  expect(shortDay('2026-12-04', 'en')).toBe('Dec 4')
  expect(shortDay('2026-12-04', 'es')).toBe('4 dic')
})
