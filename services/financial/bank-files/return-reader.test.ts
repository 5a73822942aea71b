import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ReturnedSlip, returnRecords, returnText } from '../../sandbox/bank/return-file.ts'
import { recordLines } from './record-lines.ts'
import { createReturnReader, type ReturnEntry } from './return-reader.ts'

async function read(bytes: Uint8Array | string, chunkSize = 65_536) {
  const whole = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes
  async function* chunks() {
    for (let at = 0; at < whole.length; at += chunkSize) yield whole.subarray(at, at + chunkSize)
  }
  const reader = createReturnReader()
  const entries: ReturnEntry[] = []
  for await (const line of recordLines(chunks())) {
    const entry = reader.push(line)
    if (entry) entries.push(entry)
  }
  return { entries, header: reader.header(), problems: reader.end() }
}

const slip: ReturnedSlip = { ourNumber: '10000110000000001', amount: 123_456, paidOn: '2026-11-20', fee: 190 }
const records = (change: (lines: string[]) => void = () => undefined, slips = [slip, { ...slip, ourNumber: '10000110000000002' }]) => {
  const lines = [...returnRecords(slips)]
  change(lines)
  return lines.map((line) => `${line}\r\n`).join('')
}

describe('a return file', () => {
  it('is written by the tests in records of 240', () => {
    expect(new Set([...returnRecords([slip])].map(({ length }) => length))).toEqual(new Set([240]))
  })

  it('says whose it is and what became of each slip', async () => {
    expect(await read(returnText([slip]))).toEqual({
      header: {
        bank: '999',
        agreement: '1000011             ',
        branch: '00001',
        number: '000000000011',
        digit: '0',
        sequence: 1,
        generatedOn: '2026-11-21',
      },
      entries: [
        {
          line: 3,
          ourNumber: '10000110000000001',
          movement: '06',
          paidOn: '2026-11-20',
          creditedOn: '2026-11-20',
          amount: 123_456,
          fee: 190,
        },
      ],
      problems: [],
    })
  })

  it('is the same wherever its chunks break, whatever ends its lines, with several lots, and with the mark of an end', async () => {
    const returned = fc.record({
      ourNumber: fc.stringMatching(/^\d{17}$/),
      amount: fc.integer({ min: 0, max: 999_999_999_999_999 }),
      paidOn: fc.constantFrom('2026-02-28', '2028-02-29', '2026-12-31'),
      movement: fc.constantFrom('02', '03', '06', '09', '17', '28'),
      fee: fc.integer({ min: 0, max: 10_000 }),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(returned, { maxLength: 12 }),
        fc.integer({ min: 1, max: 700 }),
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom('\r\n', '\n'),
        fc.constantFrom('', '\u001a'),
        async (slips, chunkSize, perLot, lineEnd, mark) => {
          const text = returnText(slips, { perLot }).replaceAll('\r\n', lineEnd) + mark
          const { entries, problems } = await read(text, chunkSize)
          expect(problems).toEqual([])
          expect(entries.map(({ line: _line, creditedOn: _creditedOn, ...entry }) => entry)).toEqual(slips)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('takes accents in ISO 8859-1 and other segments between the two', async () => {
    const text = returnText([{ ...slip, payerName: 'JOÃO DA CONCEIÇÃO' }])
    expect((await read(text)).problems).toEqual([])
    const withY = records((lines) => {
      lines.splice(4, 0, `${lines[3]!.slice(0, 13)}Y${lines[3]!.slice(14)}`)
      lines[7] = `${lines[7]!.slice(0, 17)}000007${lines[7]!.slice(23)}`
      lines[8] = `${lines[8]!.slice(0, 23)}000009${lines[8]!.slice(29)}`
    })
    expect(await read(withY)).toMatchObject({ problems: [], entries: [{ line: 3 }, { line: 6 }] })
  })

  const set = (lines: string[], at: number, from: number, text: string) => {
    lines[at] = lines[at]!.slice(0, from - 1) + text + lines[at]!.slice(from - 1 + text.length)
  }
  it.each<[string, (lines: string[]) => void, number, string]>([
    ['an empty one', (lines) => void lines.splice(0), 1, 'cut'],
    ['one without its end', (lines) => void lines.splice(5), 6, 'cut'],
    ['one that ends after a lot', (lines) => void lines.pop(), 8, 'cut'],
    ['something after the end', (lines) => void lines.push(lines[2]!), 9, 'after_end'],
    ['a short record', (lines) => void (lines[3] = lines[3]!.slice(1)), 4, 'record_length'],
    ['a record of 400', (lines) => void (lines[1] = lines[1]!.padEnd(400)), 2, 'record_length'],
    ['a remittance', (lines) => set(lines, 0, 143, '1'), 1, 'not_a_return'],
    ['a file that begins with a detail', (lines) => void lines.shift(), 1, 'not_a_return'],
    ['an unknown record', (lines) => set(lines, 2, 8, '7'), 3, 'record_type'],
    ['a record of another bank', (lines) => set(lines, 2, 1, '237'), 3, 'bank_code'],
    ['a record of another lot', (lines) => set(lines, 3, 4, '0002'), 4, 'lot_number'],
    ['a segment T alone', (lines) => void lines.splice(3, 1), 3, 'segment_pair'],
    ['segments of two movements', (lines) => set(lines, 3, 16, '09'), 4, 'segment_pair'],
    ['letters for an amount', (lines) => set(lines, 3, 78, '0000000000ABC00'), 4, 'digits'],
    ['a day that is none', (lines) => set(lines, 3, 138, '31022026'), 4, 'date'],
    ['money without a day', (lines) => set(lines, 3, 138, '00000000'), 4, 'date'],
    ['a trailer of a lot that counts otherwise', (lines) => set(lines, 6, 18, '000007'), 7, 'lot_count'],
    ['a trailer that counts other records', (lines) => set(lines, 7, 24, '000009'), 8, 'file_count'],
    ['a trailer that counts other lots', (lines) => set(lines, 7, 18, '000002'), 8, 'lots_count'],
  ])('%s is told of with its line', async (_, change, line, reason) => {
    expect((await read(records(change))).problems[0]).toEqual({ line, reason })
  })

  it('in UTF-8 is told of by the line whose positions moved, and a byte order mark', async () => {
    const text = returnText([{ ...slip, payerName: 'JOÃO' }])
    expect((await read(Buffer.from(text, 'utf8'))).problems).toContainEqual({ line: 3, reason: 'encoding' })
    expect((await read(Buffer.from(`\u{feff}${text}`, 'utf8'))).problems[0]).toEqual({ line: 1, reason: 'byte_order_mark' })
  })

  it('in CNAB 400 is named, once', async () => {
    const text = ['02RETORNO01COBRANCA', '1', '1', '9'].map((line) => `${line.padEnd(400)}\r\n`).join('')
    expect((await read(text)).problems).toEqual([{ line: 1, reason: 'cnab_400' }])
  })

  it('that is something else is told of once, whatever its size', async () => {
    expect((await read(Buffer.alloc(200_000, 65))).problems).toEqual([{ line: 1, reason: 'record_length' }])
  })

  it('never yields fewer entries than money without a problem, wherever it is cut', async () => {
    const text = returnText([slip, { ...slip, ourNumber: '10000110000000002' }])
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: text.length - 3 }), async (end) => {
        expect((await read(text.slice(0, end))).problems.length).toBeGreaterThan(0)
      }),
    )
  })
})
