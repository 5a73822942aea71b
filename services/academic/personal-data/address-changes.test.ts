import { describe, expect, it } from 'vitest'
import { isAddressNumber, isZipCode } from '#api/address-rules.ts'
import type { AddressInput } from '#api/academic/personal-data.ts'
import { addressChanges, checkedAddress, missingFields } from './address-changes.ts'

const home: AddressInput = {
  purpose: 'residence',
  countryIsoCode: 'BR',
  zipCode: '01310100',
  state: 'SP',
  city: 'São Paulo',
  address: 'Avenida Paulista',
  number: '1578',
  neighborhood: '',
  complement: '',
}

describe('a ZIP code', () => {
  it.each([
    ['BR', '01310100', true],
    ['BR', '01310-100', true],
    ['BR', '99999-999', true],
    ['BR', '00999-999', false],
    ['BR', '0131010', false],
    ['BR', '013101000', false],
    ['BR', '01310 100', false],
    ['BR', '', false],
    ['PT', '1000-001', true],
    ['GB', 'SW1A 1AA', true],
    ['AE', '', true],
    ['PT', '-1000', false],
    ['PT', '<b>', false],
  ])('of %s, %j: %s', (country, zipCode, isValid) => expect(isZipCode(country, zipCode)).toBe(isValid))
})

describe('the number of an address', () => {
  it.each(['1', '1578', '120-A', '120 B', 'km 12', 'S/N', 'sn', '12/34'])('may be %j', (number) => {
    expect(isAddressNumber(number)).toBe(true)
  })
  it.each(['', 'x', 'sem número', '-1', '12345678901', '1;2', '<1>'])('may not be %j', (number) => {
    expect(isAddressNumber(number)).toBe(false)
  })
})

describe('an address', () => {
  it('is kept without the hyphen of a Brazilian ZIP code', () => {
    expect(checkedAddress({ ...home, zipCode: '01310-100' })).toEqual(home)
    expect(checkedAddress({ ...home, countryIsoCode: 'PT', zipCode: '1000-001', state: 'Lisboa' }).zipCode).toBe('1000-001')
  })

  it.each([
    [{ zipCode: '0131010' }, 'INVALID_ZIP_CODE'],
    [{ number: 'x' }, 'INVALID_ADDRESS_NUMBER'],
    [{ state: 'São Paulo' }, 'INVALID_INFORMATION'],
  ])('with %j is refused with %s', (change, code) => {
    expect(() => checkedAddress({ ...home, ...change })).toThrow(expect.objectContaining({ code }))
  })

  it('is written down field by field, a new one by what it has', () => {
    expect(addressChanges(home, { ...home, number: '1600', complement: 'Apto 3' })).toEqual([
      { field: 'number', oldValue: '1578', newValue: '1600' },
      { field: 'complement', oldValue: null, newValue: 'Apto 3' },
    ])
    expect(addressChanges(home, home)).toEqual([])
    expect(addressChanges(null, home).map(({ field }) => field)).toEqual([
      'zipCode',
      'state',
      'city',
      'address',
      'number',
      'purpose',
      'country',
    ])
  })
})

describe('what an institution asked for', () => {
  const request = { fields: ['mobile', 'zipCode', 'number'] as const, askedAt: '2026-05-10T12:00:00.000Z' }
  const before = '2026-05-10T11:59:59.999Z'
  it.each([
    [null, null, ['mobile', 'zipCode', 'number']],
    [before, before, ['mobile', 'zipCode', 'number']],
    [request.askedAt, before, ['zipCode', 'number']],
    [null, request.askedAt, ['mobile']],
    [request.askedAt, request.askedAt, []],
  ])('is missing where the contact was confirmed at %s and an address at %s: %j', (contact, address, missing) => {
    expect(missingFields({ ...request, fields: [...request.fields] }, { contact, address })).toEqual(missing)
  })
})
