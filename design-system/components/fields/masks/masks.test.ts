import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brazilianPhone } from './brazilian-phone.ts'
import { cardBrand } from './card-brand.ts'
import { cardExpiry, isCardExpired } from './card-expiry.ts'
import { cardNumber } from './card-number.ts'
import { cardSecurityCode } from './card-security-code.ts'
import { cnpj, cpf, postalCode } from './brazilian-documents.ts'
import { type Mask, writeEdited } from './mask.ts'

const masks: Record<string, Mask> = {
  cpf,
  cnpj,
  postalCode,
  brazilianPhone,
  cardNumber,
  cardExpiry,
  cardSecurityCode: cardSecurityCode('amex'),
}

const anyText = fc.oneof(fc.string(), fc.stringMatching(/^[+(]?[\dA-Za-z .,/()+-]{0,24}$/))

describe.each(Object.entries(masks))('%s', (_name, mask) => {
  test('its writing is written the same again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const value = mask.strip(text)
        expect(mask.strip(mask.format(value))).toBe(value)
      }),
    )
  })

  test('what is typed sign by sign is what is pasted', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const value = mask.strip(text)
        expect(typed(mask, value).value).toBe(value)
        expect(typed(mask, mask.format(value)).value).toBe(value)
      }),
    )
  })

  test('backspace from the end empties it, one sign each time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let { text: now } = typed(mask, mask.strip(text))
        for (let left = mask.strip(text).length; left > 0; left--) {
          const next = writeEdited(mask, { text: now.slice(0, -1), caret: now.length - 1, previous: now, type: 'deleteContentBackward' })
          expect(next.value.length).toBe(left - 1)
          now = next.text
        }
        expect(now).toBe('')
      }),
    )
  })

  test('the caret stays inside the text', () => {
    const types = fc.constantFrom('insertText', 'insertFromPaste', 'deleteContentBackward', 'deleteContentForward', undefined)
    fc.assert(
      fc.property(anyText, anyText, fc.nat(30), types, (text, previous, place, type) => {
        const edited = writeEdited(mask, { text, caret: Math.min(place, text.length), previous, type })
        expect(edited.caret).toBeGreaterThanOrEqual(0)
        expect(edited.caret).toBeLessThanOrEqual(edited.text.length)
        expect(edited.text).toBe(mask.format(edited.value))
      }),
    )
  })
})

function typed(mask: Mask, signs: string) {
  let now = { text: '', value: '', caret: 0 }
  for (const sign of signs) {
    const text = now.text.slice(0, now.caret) + sign + now.text.slice(now.caret)
    now = writeEdited(mask, { text, caret: now.caret + 1, previous: now.text, type: 'insertText' })
  }
  return now
}

/** `|` is the caret. */
function edit(mask: Mask, before: string, after: string, type?: string): string {
  const edited = writeEdited(mask, { text: after.replace('|', ''), caret: after.indexOf('|'), previous: before, type })
  return `${edited.text.slice(0, edited.caret)}|${edited.text.slice(edited.caret)}`
}

test('the caret stays where the person edits', () => {
  expect(edit(cpf, '123.456', '129|3.456', 'insertText')).toBe('129|.345.6')
  expect(edit(cpf, '123.456.789-09', '123.4|6.789-09', 'deleteContentBackward')).toBe('123.4|67.890-9')
  expect(edit(cpf, '123.456', '123|456', 'deleteContentBackward')).toBe('12|4.56')
  expect(edit(cpf, '123.456', '123|456', 'deleteContentForward')).toBe('123|.56')
  expect(edit(cnpj, 'Q0.SLF', 'Q0.x|SLF', 'insertText')).toBe('Q0.X|SL.F')
})

test('a full field takes no further sign and drops none', () => {
  expect(edit(cpf, '123.456.789-09', '1235|.456.789-09', 'insertText')).toBe('123|.456.789-09')
  expect(edit(cnpj, 'Q0.SLF.MBD/7VX4', 'Q0.SLF.MBD/7VX4X|', 'insertText')).toBe('Q0.SLF.MBD/7VX4|')
})

test.each([
  [cpf, '12345678909', '123.456.789-09'],
  [cpf, ' 123.456.789/09 ', '123.456.789-09'],
  [cnpj, 'q0slfmbd7vx439', 'Q0.SLF.MBD/7VX4-39'],
  [cnpj, '12.345.678/0001-95', '12.345.678/0001-95'],
  [postalCode, '01310-100', '01310-100'],
  [brazilianPhone, '+55 11 98765-4321', '(11) 98765-4321'],
  [brazilianPhone, '5511987654321', '(11) 98765-4321'],
  [brazilianPhone, '011 3456-7890', '(11) 3456-7890'],
  [brazilianPhone, '55 98765-4321', '(55) 98765-4321'],
  [cardNumber, '4111-1111-1111-1111', '4111 1111 1111 1111'],
  [cardNumber, '378282246310005', '3782 822463 10005'],
  [cardExpiry, '5/2030', '05/30'],
  [cardExpiry, '2030-05', '05/30'],
  [cardExpiry, '0530', '05/30'],
])('a pasted number is written in its own way', (mask, pasted, written) => {
  expect(edit(mask, '', `${pasted}|`, 'insertFromPaste')).toBe(`${written}|`)
  expect(mask.isValid(mask.strip(pasted))).toBe(true)
})

test.each(['+1 212 555 0100', '+351 912 345 678', '+54 9 11 1234-5678'])(
  'the number %s of another country stays one, and is told as wrong',
  (pasted) => {
    const digits = `+${pasted.replace(/\D/g, '')}`
    expect(edit(brazilianPhone, '', `${pasted}|`, 'insertFromPaste')).toBe(`${digits}|`)
    expect(brazilianPhone.isValid(brazilianPhone.strip(pasted))).toBe(false)
  },
)

test.each([
  [cpf, '12345678900'],
  [cpf, '1234567890'],
  [cnpj, 'Q0SLFMBD7VX438'],
  [postalCode, '0131010'],
  [brazilianPhone, '1198765432'],
  [brazilianPhone, '00987654321'],
  [brazilianPhone, '20987654321'],
  [cardNumber, '4111111111111112'],
  [cardExpiry, '1330'],
  [cardSecurityCode('amex'), '123'],
])('a number with a slip is not valid', (mask, value) => {
  expect(mask.isValid(value)).toBe(false)
})

test.each([
  ['4111', 'visa'],
  ['5555', 'mastercard'],
  ['2221', 'mastercard'],
  ['2720', 'mastercard'],
  ['2721', undefined],
  ['34', 'amex'],
  ['6362970', 'elo'],
  ['4011780', 'elo'],
  ['5067', 'elo'],
  ['6062825', 'hipercard'],
  ['9', undefined],
  ['', undefined],
])('the brand of %s is %s', (number, brand) => {
  expect(cardBrand(number)).toBe(brand)
})

test('a card is good through its last month', () => {
  expect(isCardExpired('0530', { year: 2030, month: 5 })).toBe(false)
  expect(isCardExpired('0530', { year: 2030, month: 6 })).toBe(true)
  expect(isCardExpired('1229', { year: 2030, month: 1 })).toBe(true)
})
