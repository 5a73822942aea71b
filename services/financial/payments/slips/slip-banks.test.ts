import { expect, it } from 'vitest'
import { getPortfolio, getSlipBank } from './slip-banks.ts'

it.each([
  ['001', '001-9'],
  ['033', '033-7'],
  ['085', '085-1'],
  ['104', '104-0'],
  ['237', '237-2'],
  ['341', '341-7'],
  ['748', '748-X'],
  ['756', '756-0'],
])('bank %s is printed as %s', (code, printed) => {
  expect(getSlipBank(code).code).toBe(printed)
})

it('names banks, and one that does not exist by its number', () => {
  expect(getSlipBank('001').name).toBe('Banco do Brasil S.A.')
  expect(getSlipBank('999')).toEqual({ code: '999-7', name: 'Banco 999' })
})

it('reads the portfolio from the end of the bars', () => {
  expect(getPortfolio('99991126500000122635000000100001100000000117')).toBe('17')
})
