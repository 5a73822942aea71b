import { expect, it } from 'vitest'
import { maskedCpf } from './masked-cpf.ts'

it('shows only the middle of a CPF', () => {
  expect(maskedCpf('12345678909')).toBe('***.456.789-**')
})

it('leaves alone what is no CPF', () => {
  expect(maskedCpf('PASSPORT')).toBe('PASSPORT')
})
