import { getBoletoInfo, isValidBoleto } from '@brazilian-utils/brazilian-utils'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseBarcode, isSlipBarcode, slipBarcode, slipLine } from './slip-line.ts'

const digits = (length: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
const day = fc
  .date({ min: new Date('2025-02-22'), max: new Date('2029-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const slip = fc.record({ bank: digits(3), amount: fc.integer({ min: 1, max: 9_999_999_999 }), dueOn: day, free: digits(25) })

describe('the line of a bank slip', () => {
  it('is read by an independent parser as the amount, day and bank it was made for', () => {
    fc.assert(
      fc.property(slip, ({ free, ...terms }) => {
        const line = slipLine(slipBarcode(terms, free))
        expect(line).toMatch(/^\d{47}$/)
        expect(isValidBoleto(line)).toBe(true)
        const read = getBoletoInfo(line, { referenceDate: new Date(`${terms.dueOn}T12:00:00`) })!
        expect([read.bankCode, read.amount]).toEqual([terms.bank, terms.amount])
        expect(read.expirationDate!.toLocaleDateString('sv-SE')).toBe(terms.dueOn)
      }),
    )
  })

  it('is read back, printed, pasted or scanned; anything else is no slip', () => {
    fc.assert(
      fc.property(slip, ({ free, ...terms }) => {
        const barcode = slipBarcode(terms, free)
        const line = slipLine(barcode)
        const printed = `${line.slice(0, 5)}.${line.slice(5, 10)} ${line.slice(10, 15)}.${line.slice(15)}`
        expect([parseBarcode(line), parseBarcode(printed), parseBarcode(barcode)]).toEqual([barcode, barcode, barcode])
        expect(parseBarcode(line.slice(1))).toBeNull()
        expect(parseBarcode(`${line.slice(0, 9)}${(Number(line[9]) + 1) % 10}${line.slice(10)}`)).toBeNull()
      }),
    )
    expect(parseBarcode('529.982.247-25')).toBeNull()
  })

  it('tells of any digit that is wrong', () => {
    fc.assert(
      fc.property(slip, fc.nat(43), fc.integer({ min: 1, max: 9 }), ({ free, ...terms }, place, more) => {
        const barcode = slipBarcode(terms, free)
        expect(isSlipBarcode(barcode, terms)).toBe(true)
        const wrong = barcode.slice(0, place) + ((Number(barcode[place]) + more) % 10) + barcode.slice(place + 1)
        // 0, 10 and 11 share a check digit, so some changes of the free digits are not detected.
        if (place < 19) expect(isSlipBarcode(wrong, terms)).toBe(false)
      }),
    )
  })

  it.each(['2025-02-21', '2049-10-14', 'tomorrow'])('is not made for %s', (dueOn) => {
    expect(() => slipBarcode({ bank: '999', amount: 100, dueOn }, '0'.repeat(25))).toThrow(RangeError)
  })
})
