import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { barcodeDrawing, type BarcodeDrawing } from './barcode-drawing.ts'

/** Narrow and wide (`w`) elements of each digit, by ISO/IEC 16390. */
const digitPatterns = ['nnwwn', 'wnnnw', 'nwnnw', 'wwnnn', 'nnwnw', 'wnwnn', 'nwwnn', 'nnnww', 'wnnwn', 'nwnwn']

/** Decodes the bars as a scanner does: widths in order, start and stop marks, then digits in pairs. */
function scan({ width, path }: BarcodeDrawing): string {
  const bars = [...path.matchAll(/M(\d+) 0h(\d+)v1h-\2z/g)]
    .map(([, start, wide]) => ({ start: Number(start), end: Number(start) + Number(wide) }))
    .sort((a, b) => a.start - b.start)
  const edges = bars.flatMap(({ start, end }) => [start, end])
  expect(edges[0]).toBe(0)
  expect(edges.at(-1)).toBe(width)
  const elements = edges.slice(1).map((edge, index) => edge - edges[index]!)
  expect(new Set(elements)).toEqual(new Set([1, 3]))
  const widths = elements.map((element) => (element === 3 ? 'w' : 'n')).join('')
  const [, pairs] = /^nnnn([nw]+)wnn$/.exec(widths)!
  return pairs!.replaceAll(/.{10}/g, (pair) =>
    [0, 1].map((offset) => digitPatterns.indexOf([...pair].filter((_, at) => at % 2 === offset).join(''))).join(''),
  )
}

test('a scanner reads the digits back', () => {
  const digits = array(constantFrom(...'0123456789'), { minLength: 44, maxLength: 44 }).map((all) => all.join(''))
  assert(
    property(digits, (text) => {
      expect(scan(barcodeDrawing(text))).toBe(text)
    }),
  )
})

test('the narrow bars of 44 digits make 405 modules', () => {
  expect(barcodeDrawing('00196101200000122635000003128557202310482172').width).toBe(405)
})

test.each(['', '0019', '0'.repeat(43), `${'0'.repeat(43)}x`, '0'.repeat(46)])('%j is no bank slip', (digits) => {
  expect(() => barcodeDrawing(digits)).toThrow(RangeError)
})
