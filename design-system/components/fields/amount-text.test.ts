import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountText, editedAmount, parseAmount, placeBefore } from './amount-text.ts'

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
function edit(previous: string, text: string, type?: string, locale = 'pt-BR'): string {
  const { cents, after } = editedAmount({ text: text.replace('|', ''), caret: text.indexOf('|'), previous, type })
  const written = amountText(cents, locale)
  const caret = placeBefore(written, after)
  return `${written.slice(0, caret)}|${written.slice(caret)}`
}

function typed(signs: string, locale: string): string {
  let now = '|'
  for (const sign of signs) now = edit(now.replace('|', ''), now.replace('|', `${sign}|`), 'insertText', locale)
  return now
}

test('digits enter from the right, with or without the signs between them', () => {
  fc.assert(
    fc.property(anyCents, fc.constantFrom(...locales), (cents, locale) => {
      expect(typed(String(cents), locale)).toBe(`${amountText(cents, locale)}|`)
      expect(typed(amountText(cents, locale), locale)).toBe(`${amountText(cents, locale)}|`)
    }),
  )
})

test('backspace takes digits from the right until nothing is left', () => {
  let now = typed('120', 'pt-BR')
  const seen = [now]
  while (now !== '|') {
    const text = now.replace('|', '')
    now = edit(text, `${text.slice(0, -1)}|`, 'deleteContentBackward')
    seen.push(now)
  }
  expect(seen).toEqual(['1,20|', '0,12|', '0,01|', '|'])
})

test('editing in the middle keeps the caret', () => {
  expect(edit('1.234,56', '1.29|34,56', 'insertText')).toBe('12.9|34,56')
  expect(edit('1.234,56', '1|234,56', 'deleteContentBackward')).toBe('|234,56')
  expect(edit('1.234,56', '1|234,56', 'deleteContentForward')).toBe('1|34,56')
  expect(edit('1.234,56', '1.2x|34,56', 'insertText')).toBe('1.2|34,56')
  expect(edit('99.999.999.999,99', '199.999.999.999,99|', 'insertText')).toBe('99.999.999.999,99|')
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
  ['-50', null],
  ['12,3456', null],
  ['1 a 2', null],
  ['99999999999999', null],
  ['', null],
])('%s is %s cents', (text, cents) => {
  expect(parseAmount(text)).toBe(cents)
  if (cents !== null) expect(edit('', `${text}|`, 'insertFromPaste')).toBe(`${amountText(cents, 'pt-BR')}|`)
})
