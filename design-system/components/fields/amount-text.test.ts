import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountText, editedAmount, parseAmount, typedCents } from './amount-text.ts'

const locales = ['pt-BR', 'en', 'es']
const anyCents = fc.integer({ min: 0, max: 9_999_999_999_999 })

test('an amount reads back as the same cents in every language', () => {
  fc.assert(
    fc.property(anyCents, fc.constantFrom(...locales), (cents, locale) => {
      expect(parseAmount(amountText(cents, locale))).toBe(cents)
    }),
  )
})

/** `|` is the caret. */
function edit(previous: string, text: string): string {
  const edited = editedAmount({ text: text.replace('|', ''), caret: text.indexOf('|'), previous })
  return edited ? `${edited.text.slice(0, edited.caret)}|${edited.text.slice(edited.caret)}` : 'refused'
}

function typed(signs: string): string {
  let now = '|'
  for (const sign of signs) now = edit(now.replace('|', ''), now.replace('|', `${sign}|`))
  return now
}

test('the same keys are the same amount, one by one or all at once', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d.,]{0,12}$/), (keys) => {
      expect(typed(keys)).toBe(`${keys}|`)
      const pasted = parseAmount(keys)
      if (pasted !== null) expect(typedCents(keys)).toBe(pasted)
    }),
  )
})

test('what is typed, formatted and read again is the same amount in every language', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d.,]{0,12}$/), fc.constantFrom(...locales), (keys, locale) => {
      const cents = typedCents(keys)
      expect(typedCents(amountText(cents, locale))).toBe(cents)
    }),
  )
})

test.each([
  ['300', 30000],
  ['300,5', 30050],
  ['300.5', 30050],
  ['1.350,00', 135000],
  ['1.350', 135000],
  ['1350', 135000],
  ['1.2345', 1234500],
  [',5', 50],
  ['0', 0],
  ['007', 700],
  [',', null],
  ['', null],
])('typed %s is %s cents', (text, cents) => {
  expect(typedCents(text)).toBe(cents)
})

test('backspace never turns thousands into cents', () => {
  let now = '1.234,56|'
  const seen: Array<[string, number | null]> = []
  while (now !== '|') {
    const text = now.replace('|', '')
    now = edit(text, `${text.slice(0, -1)}|`)
    seen.push([now, typedCents(now.replace('|', ''))])
  }
  expect(seen).toEqual([
    ['1.234,5|', 123450],
    ['1.234,|', 123400],
    ['1.234|', 123400],
    ['123|', 12300],
    ['12|', 1200],
    ['1|', 100],
    ['|', null],
  ])
})

test('editing in the middle keeps the caret', () => {
  expect(edit('1.234,56', '1.29|34,56')).toBe('1.29|34,56')
  expect(typedCents('1.2934,56')).toBe(1293456)
  expect(edit('1.234,56', '|.234,56')).toBe('|234,56')
  expect(edit('1.234,56', '1|234,56')).toBe('1|234,56')
  expect(edit('1.234,56', '1.2x|34,56')).toBe('1.2|34,56')
  expect(edit('12.5', '12.|')).toBe('12.|')
  expect(edit('99.999.999.999,99', '199.999.999.999,99|')).toBe('refused')
})

test.each([
  ['1.234,56', 123456],
  ['1,234.56', 123456],
  ['R$\u00a01.234,5', 123450],
  ['50', 5000],
  ['50,', 5000],
  ['50 reais', 5000],
  ['1.234', 123400],
  ['1.234.567', 123456700],
  ['12.34', 1234],
  ['0,1', 10],
  ['R$ ,5', 50],
  ['-50', null],
  ['12,3456', null],
  ['1 a 2', null],
  ['99999999999999', null],
  ['', null],
])('%s is %s cents', (text, cents) => {
  expect(parseAmount(text)).toBe(cents)
})
