import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ReturnedSlip, returnRecords, returnText } from '../../../demo/sandbox/bank/return-file.ts'
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
  return { entries, header: reader.header(), ...reader.end() }
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
        agreements: ['1000011             '],
        branch: '00001',
        number: '000000000011',
        digits: ['0'],
        sequence: 1,
        generatedOn: '2026-11-21',
      },
      entries: [
        {
          line: 3,
          ourNumber: '10000110000000001',
          movement: '06',
          effect: 'money',
          paidOn: '2026-11-20',
          creditedOn: '2026-11-20',
          dueOn: '2026-11-20',
          amount: 123_456,
          fee: 190,
          reasons: '',
        },
      ],
      isRefused: false,
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
        fc.constantFrom('', '\u001a', '\r\n', ' \r\n\u001a', '\0'.repeat(2_000)),
        async (slips, chunkSize, perLot, lineEnd, mark) => {
          const text = returnText(slips, { perLot }).replaceAll('\r\n', lineEnd) + mark
          const { entries, problems } = await read(text, chunkSize)
          expect(problems).toEqual([])
          expect(entries.map(({ ourNumber, amount, paidOn, movement, fee }) => ({ ourNumber, amount, paidOn, movement, fee }))).toEqual(
            slips,
          )
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
    return lines
  }
  it.each<[string, (lines: string[]) => unknown, number, string]>([
    ['an empty one', (lines) => void lines.splice(0), 1, 'cut'],
    ['one without its end', (lines) => void lines.splice(5), 6, 'cut'],
    ['one that ends after a lot', (lines) => void lines.pop(), 8, 'cut'],
    ['something after the end', (lines) => void lines.push(lines[2]!), 9, 'after_end'],
    ['a remittance', (lines) => set(lines, 0, 143, '1'), 1, 'not_a_return'],
    ['a file that begins with a detail', (lines) => void lines.shift(), 1, 'not_a_return'],
    ['a header that is cut', (lines) => void (lines[0] = lines[0]!.slice(0, 200)), 1, 'record_length'],
    ['an unknown record', (lines) => set(lines, 2, 8, '7'), 3, 'record_type'],
    ['a record of another bank', (lines) => set(lines, 2, 1, '237'), 3, 'bank_code'],
    ['a record of another lot', (lines) => set(lines, 3, 4, '0002'), 4, 'lot_number'],
    ['a line that is missing', (lines) => void lines.splice(3, 1), 6, 'lot_count'],
    ['a trailer of a lot that counts otherwise', (lines) => set(lines, 6, 18, '000007'), 7, 'lot_count'],
    ['a trailer of a lot with another sum', (lines) => set(lines, 6, 30, '00000000000246913'), 7, 'lot_amount'],
    ['a trailer that counts other records', (lines) => set(lines, 7, 24, '000009'), 8, 'file_count'],
    ['a trailer that counts other lots', (lines) => set(lines, 7, 18, '000002'), 8, 'lots_count'],
    ['a trailer that counts nothing', (lines) => set(lines, 7, 18, '      '), 8, 'lots_count'],
  ])('%s refuses the file, with its line', async (_, change, line, reason) => {
    const { isRefused, problems } = await read(records(change))
    expect([isRefused, problems[0]]).toEqual([true, { line, reason }])
  })

  it.each<[string, (lines: string[]) => unknown, number, string]>([
    ['a short record', (lines) => void (lines[3] = lines[3]!.slice(1)), 4, 'record_length'],
    ['a record of 400', (lines) => void (lines[3] = lines[3]!.padEnd(399) + 'X'), 4, 'record_length'],
    ['a segment T without a U', (lines) => set(lines, 3, 14, 'Y'), 3, 'segment_pair'],
    ['segments of two movements', (lines) => set(lines, 3, 16, '09'), 4, 'segment_pair'],
    ['letters for an amount', (lines) => set(lines, 3, 78, '0000000000ABC00'), 4, 'digits'],
    ['an amount of blanks', (lines) => set(lines, 3, 78, ' '.repeat(15)), 4, 'digits'],
    ['a day that is none', (lines) => set(lines, 3, 138, '31022026'), 4, 'date'],
    ['money without a day', (lines) => set(lines, 3, 138, '00000000'), 4, 'date'],
  ])('%s is left out and told with its line, and the rest is read', async (_, change, line, reason) => {
    const { isRefused, problems, entries } = await read(records(change))
    expect([isRefused, problems]).toContainEqual(expect.arrayContaining([{ line, reason }]))
    expect([isRefused, entries.map((entry) => entry.line)]).toEqual([false, [5]])
  })

  it.each<[string, (lines: string[]) => unknown]>([
    ['lots that are not numbered from 1', (lines) => void lines.forEach((_, at) => at > 0 && set(lines, at, 4, '7031'))],
    ['a trailer that counts the details of its lot alone', (lines) => set(lines, 6, 18, '000004')],
    ['the sum of its titles', (lines) => set(lines, 6, 30, '00000000000246912')],
    ['sums of two portfolios', (lines) => set(set(lines, 6, 30, '00000000000123456'), 6, 53, '00000000000123456')],
    ['lines longer by blanks', (lines) => void lines.forEach((record, at) => (lines[at] = `${record}  `))],
    ['an empty line between', (lines) => void lines.splice(4, 0, '')],
    ['a fee of blanks', (lines) => set(lines, 2, 199, ' '.repeat(15))],
    ['a fee with a letter', (lines) => set(lines, 2, 199, '00000000000019A')],
    ['a number of the file that is none', (lines) => set(lines, 0, 158, '      ')],
  ])('with %s is read', async (_, change) => {
    expect(await read(records(change))).toMatchObject({
      isRefused: false,
      problems: [],
      entries: [{ amount: 123_456 }, { amount: 123_456 }],
    })
  })

  it('says what became of slips without a segment U, where that is not about money', async () => {
    const baixas = records(
      (lines) => {
        lines.splice(3, 1)
        set(set(lines, 5, 18, '000005'), 6, 24, '000007')
      },
      [
        { ...slip, movement: '09' },
        { ...slip, movement: '03' },
      ],
    )
    expect(await read(baixas)).toMatchObject({
      problems: [],
      entries: [
        { line: 3, effect: 'written_off', amount: 0, paidOn: null },
        { line: 4, effect: 'rejected' },
      ],
    })
  })

  it('of which no line can be read is refused', async () => {
    expect(await read(records((lines) => set(set(lines, 3, 78, ' '.repeat(15)), 5, 78, ' '.repeat(15))))).toMatchObject({ isRefused: true })
  })

  it('in UTF-8, with a byte order mark too, is read by its characters', async () => {
    const text = returnText([{ ...slip, payerName: 'JOÃO' }])
    for (const mark of ['', '\u{feff}'])
      expect(await read(Buffer.from(mark + text, 'utf8'))).toMatchObject({
        problems: [],
        entries: [{ amount: 123_456, paidOn: '2026-11-20' }],
      })
    const moved = text.replace('JOÃO  ', 'JOÃO')
    expect((await read(Buffer.from(moved, 'utf8'))).problems[0]).toEqual({ line: 3, reason: 'encoding' })
  })

  it('in CNAB 400 is named, once', async () => {
    const text = ['02RETORNO01COBRANCA', '1', '1', '9'].map((line) => `${line.padEnd(400)}\r\n`).join('')
    expect((await read(text)).problems).toEqual([{ line: 1, reason: 'cnab_400' }])
  })

  it('that is something else is told of once, whatever its size', async () => {
    for (const text of ['A'.repeat(200_000), 'nome;valor\n'.repeat(300), '%PDF-1.7\n\u0001\n\n', `${'x'.repeat(240)}\n`.repeat(60)])
      expect((await read(text)).problems).toEqual([{ line: 1, reason: 'not_a_return' }])
  })

  it('never yields fewer entries than money without a problem, wherever it is cut', async () => {
    const text = returnText([slip, { ...slip, ourNumber: '10000110000000002' }])
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: text.length - 3 }), async (end) => {
        expect((await read(text.slice(0, end))).isRefused).toBe(true)
      }),
    )
  })
})
