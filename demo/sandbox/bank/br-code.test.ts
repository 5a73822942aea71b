import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getTxid } from '../../../services/financial/payments/payment-attempt.queries.ts'
import { brCode } from './br-code.ts'

const pixKey = 'a1f4c2d8-0b9e-4f6e-9d55-2f6a7a1f0e11'

/** Parses EMV TLV independently of the library that wrote it. */
function parseTlv(text: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4))
    expect(text.length).toBeGreaterThanOrEqual(at + 4 + length)
    fields.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length))
    at += 4 + length
  }
  return fields
}

/** CRC-16/CCITT-FALSE. */
function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

describe('brCode', () => {
  it('says who receives how much under which transaction id', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999 }),
        fc.uuid(),
        fc.constantFrom('Universidade São João del-Rei e Região', 'Faculdade Ipê', 'Açaí'),
        fc.constantFrom('São José dos Campos', 'Goiânia', 'Itu'),
        (amount, paymentId, merchantName, merchantCity) => {
          const txid = getTxid(paymentId)
          const code = brCode({ pixKey, merchantName, merchantCity, amount, txid })
          const fields = parseTlv(code)
          expect(fields.get('00')).toBe('01')
          const account = parseTlv(fields.get('26')!)
          expect(account.get('00')).toBe('br.gov.bcb.pix')
          expect(account.get('01')).toBe(pixKey)
          expect(fields.get('53')).toBe('986')
          expect(fields.get('54')).toBe(`${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`)
          expect(fields.get('58')).toBe('BR')
          expect(fields.get('59')).toMatch(/^[\x20-\x7e]{1,25}$/)
          expect(fields.get('60')).toMatch(/^[\x20-\x7e]{1,15}$/)
          expect(parseTlv(fields.get('62')!).get('05')).toBe(txid)
          expect(fields.get('63')).toBe(crc16(code.slice(0, -4)))
        },
      ),
    )
  })

  it('drops accents of the receiver, not its letters', () => {
    const fields = parseTlv(brCode({ pixKey, merchantName: 'Faculdade Ipê', merchantCity: 'São Paulo', amount: 1, txid: 'a1' }))
    expect([fields.get('59'), fields.get('60')]).toEqual(['Faculdade Ipe', 'Sao Paulo'])
  })

  it('refuses what a code has no room for', () => {
    expect(() => brCode({ pixKey, merchantName: 'A', merchantCity: 'B', amount: 1, txid: 'x'.repeat(26) })).toThrow(RangeError)
  })
})

describe('getTxid', () => {
  it('is 25 letters and digits, another for each payment', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (one, other) => {
        expect(getTxid(one)).toMatch(/^[0-9a-z]{25}$/)
        expect(getTxid(one) === getTxid(other)).toBe(one === other)
      }),
    )
    expect(getTxid('ffffffff-ffff-ffff-ffff-ffffffffffff')).toHaveLength(25)
    expect(getTxid('00000000-0000-0000-0000-000000000001')).toHaveLength(25)
  })
})
