import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapedText, foldedLine } from './icalendar-lines.ts'

const octets = (text: string) => new TextEncoder().encode(text).length
/** The text after a round trip through a file. */
const kept = (text: string) => text.replaceAll(/\r\n|\r/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '')

function unescaped(value: string): string {
  let text = ''
  for (let at = 0; at < value.length; at++) {
    const next = value[at] === '\\' ? value[++at] : null
    text += next === null ? value[at] : next === 'n' || next === 'N' ? '\n' : next
  }
  return text
}

describe('lines', () => {
  it('are at most 75 octets long, whole characters, and join to what they were', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 400 }).map((text) => text.replaceAll(/[\r\n]/g, '')),
        (line) => {
          const folded = foldedLine(line)
          for (const piece of folded.split('\r\n')) {
            expect(octets(piece)).toBeLessThanOrEqual(75)
            expect(Buffer.from(piece).toString()).toBe(piece)
          }
          expect(folded.replaceAll('\r\n ', '')).toBe(line)
        },
      ),
    )
  })

  it('of exactly 75 octets stay whole', () => {
    expect(foldedLine('x'.repeat(75))).toBe('x'.repeat(75))
    expect(foldedLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`)
    expect(foldedLine(`${'x'.repeat(74)}ã`)).toBe(`${'x'.repeat(74)}\r\n ã`)
  })
})

describe('text', () => {
  it('comes back as it was, but for control characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const escaped = escapedText(text)
        expect(escaped).not.toMatch(/[\r\n]/)
        expect(unescaped(escaped)).toBe(kept(text))
      }),
    )
    expect(escapedText('Taxa; 1, 2\\3\nfim')).toBe('Taxa\\; 1\\, 2\\\\3\\nfim')
  })
})
