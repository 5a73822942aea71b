import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test.each([
  ['São  Paulo ', 'sao paulo'],
  ['ÓRGÃO', 'orgao'],
  ['Peñón', 'penon'],
  ['Straße', 'strasse'],
  ['ﬁnanças', 'financas'],
  ['Cafe\u0301', 'cafe'],
])('%s folds to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('folding again changes nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(foldText(text)) === foldText(text)))
})

test('neither case, accents nor spaces tell two texts apart', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'á', 'Ã', 'ç', 'N', 'ñ', 'ü', ' ', 'O', 'õ') })
  fc.assert(
    fc.property(letters, (text) => {
      const plain = foldText(text)
      expect(foldText(text.toUpperCase())).toBe(plain)
      expect(foldText(text.normalize('NFD'))).toBe(plain)
      expect(foldText(`  ${text.replaceAll(' ', '   ')}`)).toBe(plain)
      expect(plain).toMatch(/^[acnuo]*( [acnuo]+)*$/)
    }),
  )
})
