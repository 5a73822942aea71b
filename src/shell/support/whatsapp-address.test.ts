import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wellFormed, whatsappAddress } from './whatsapp-address.ts'

describe('whatsappAddress', () => {
  it.each([
    ['(11) 90000-0000', '5511900000000'],
    ['011 90000-0000', '5511900000000'],
    ['+55 11 90000-0000', '5511900000000'],
    ['5511900000000', '5511900000000'],
    ['(11) 3000-0000', '551130000000'],
    ['+1 (415) 555-0100', '14155550100'],
    ['+351 912 345 678', '351912345678'],
  ])('reads %s', (cellphone, number) => {
    expect(whatsappAddress(cellphone, null)).toBe(`https://wa.me/${number}`)
  })

  it.each(['', 'none', '123', '+55 11 90000 0000 0000'])('is none for %j', (cellphone) => {
    expect(whatsappAddress(cellphone, 'Olá')).toBeNull()
  })

  it('encodes the message', () => {
    expect(whatsappAddress('11900000000', 'Olá! Débito #7 & Pix = R$ 10,00?\nObrigada')).toBe(
      'https://wa.me/5511900000000?text=Ol%C3%A1!%20D%C3%A9bito%20%237%20%26%20Pix%20%3D%20R%24%2010%2C00%3F%0AObrigada',
    )
  })

  it('carries every message whole, and nothing beside it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (message) => {
        const url = new URL(whatsappAddress('11900000000', message)!)
        // Some parsers decode a plus in a URL as a space.
        expect(url.search).not.toContain('+')
        expect([...url.searchParams.keys()]).toEqual(['text'])
        expect(url.searchParams.get('text')).toBe(wellFormed(message))
        expect([url.hash, url.pathname, url.host]).toEqual(['', '/5511900000000', 'wa.me'])
      }),
    )
  })
})
