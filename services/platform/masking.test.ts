import { expect, it } from 'vitest'
import { maskedCpf, shortName } from './masking.ts'

it('shows only the middle of a CPF', () => {
  expect(maskedCpf('12345678909')).toBe('***.456.789-**')
})

it('leaves alone what is no CPF', () => {
  expect(maskedCpf('PASSPORT')).toBe('PASSPORT')
})

it.each([
  ['Ana Souza', 'Ana S.'],
  ['  Ana  Clara de Souza ', 'Ana S.'],
  ['Íris', 'Íris'],
  ['José ávila', 'José Á.'],
  ['', ''],
])('shortens %j to %j', (name, short) => {
  expect(shortName(name)).toBe(short)
})
