import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvAmount, csvDialect, csvRecord } from './export-csv.ts'

const semicolon = { separator: ';' } as const

/** Parses the output of `csvRecord` by RFC 4180. */
function parse(text: string, separator: string): string[][] {
  const records: string[][] = []
  let cells: string[] = []
  let cell = ''
  let inQuotes = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!
    if (inQuotes) {
      if (character !== '"') cell += character
      else if (text[at + 1] === '"') cell += text[++at]
      else inQuotes = false
    } else if (character === '"' && cell === '') inQuotes = true
    else if (character === separator) {
      cells.push(cell)
      cell = ''
    } else if (character === '\r' && text[at + 1] === '\n') {
      at++
      records.push([...cells, cell])
      cells = []
      cell = ''
    } else cell += character
  }
  return records
}

describe('csvRecord', () => {
  it('quotes what would break the row', () => {
    expect(csvRecord(['Ana; Bia', 'a "b"', 'c,d', 'plain'], semicolon)).toBe('"Ana; Bia";"a ""b""";"c,d";plain\r\n')
  })

  it.each(['=1+1', '+55 11', '-2+3', '@SUM(A1)', '\tx', '＝1+1', ' ＋55', '－2', '＠SUM(A1)'])('disarms %j', (cell) => {
    expect(parse(csvRecord([cell], semicolon), ';')).toEqual([[`'${cell}`]])
  })

  it('disarms a formula that hides behind a line break', () => {
    expect(csvRecord(['\n=1+1'], semicolon)).toBe("' =1+1\r\n")
  })

  it('leaves amounts alone', () => {
    expect(csvRecord(['-12,34', '0,05'], semicolon)).toBe('-12,34;0,05\r\n')
    expect(csvRecord(['12,34'], { separator: ',' })).toBe('"12,34"\r\n')
  })

  it('gives back every cell, one record per line', () => {
    const separators = fc.constantFrom(';' as const, ',' as const)
    const characters = fc.constantFrom(...'aé"\';,\t=+-@ \r\n0')
    const cells = fc.array(fc.oneof(fc.string(), fc.string({ unit: characters })), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(separators, fc.array(cells, { minLength: 1, maxLength: 4 }), (separator, rows) => {
        const text = rows.map((row) => csvRecord(row, { separator })).join('')
        const read = parse(text, separator)
        expect(text.split('\n').length - 1).toBe(rows.length)
        expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length))
        read.flat().forEach((cell, index) => {
          const written = rows.flat()[index]!.replaceAll(/\r\n|\r|\n/g, ' ')
          expect([written, `'${written}`]).toContain(cell)
          expect(cell).not.toMatch(/^(\t|\s*[=+@])/)
        })
      }),
    )
  })
})

describe('csvAmount', () => {
  it('writes cents exactly, in the dialect of the language', () => {
    expect(csvAmount(123_456, csvDialect('pt-BR'))).toBe('1234,56')
    expect(csvAmount(1_999, csvDialect('en'))).toBe('19.99')
    expect([0, 5, 50, -5].map((cents) => csvAmount(cents, csvDialect('es')))).toEqual(['0,00', '0,05', '0,50', '-0,05'])
  })

  it('agrees with the number for any amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        expect(Math.round(Number(csvAmount(cents, csvDialect('en'))) * 100)).toBe(cents)
      }),
    )
  })
})
