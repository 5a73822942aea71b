import { describe, expect, it } from 'vitest'
import { getEffect } from './bank-movements.ts'
import { recordLines } from './record-lines.ts'
import { createReturnReader, type ReturnEntry } from './return-reader.ts'

type Parts = readonly (readonly [at: number, text: string])[]

/** Zeros and blanks as given, by positions of the banks' manuals. */
function record(...parts: Parts): string {
  const record = Array.from({ length: 240 }, () => ' ')
  for (const [at, text] of parts) for (const [index, letter] of [...text].entries()) record[at - 1 + index] = letter
  return record.join('')
}

interface Bank {
  code: string
  lot?: string
  header: Parts
  title: Parts
  movement?: string
}

async function read({ code, lot = '0001', header, title, movement = '06' }: Bank) {
  const ofLot = (type: string) => [1, `${code}${lot}${type}`] as const
  const detail = (position: string, segment: string) => [ofLot('3'), [9, `${position}${segment} ${movement}`]] as const
  const lines = [
    record([1, `${code}00000`], [143, '2'], [144, '20112026'], [158, '000077'], ...header),
    record(ofLot('1')),
    record(...detail('00001', 'T'), ...title),
    record(...detail('00002', 'U'), [78, '000000000012345'], [138, '19112026'], [146, '20112026']),
    record(ofLot('5'), [18, '000004']),
    record([1, `${code}99999`], [18, '000001000006']),
  ]
  const reader = createReturnReader()
  const entries: ReturnEntry[] = []
  async function* chunks() {
    yield Buffer.from(lines.join('\n'), 'latin1')
  }
  for await (const line of recordLines(chunks())) {
    const entry = reader.push(line)
    if (entry) entries.push(entry)
  }
  return { ...reader.end(), header: reader.header(), entry: entries[0] }
}

const usual: Parts = [
  [53, '03039'],
  [59, '000000004898'],
  [71, '6'],
]
const fee = [199, '000000000000250'] as const

it.each<[string, Bank, { ourNumber: string; number: string | null; digits: string[] }]>([
  [
    'Banco do Brasil',
    { code: '001', header: usual, title: [[38, '32948600000000196   '], fee] },
    { ourNumber: '32948600000000196', number: '000000004898', digits: ['6'] },
  ],
  [
    'Caixa, which has the agreement alone',
    {
      code: '104',
      header: [
        [53, '01234'],
        [58, '2'],
        [59, '0432100000000'],
      ],
      title: [[38, '  24000000011136997 9'], fee],
    },
    { ourNumber: '24000000011136997', number: null, digits: ['0'] },
  ],
  [
    'Santander, whose lots have numbers of their own',
    {
      code: '033',
      lot: '7031',
      header: [
        [33, '45675'],
        [38, '0111111119'],
        [53, '001111111'],
      ],
      title: [
        [41, '0000000010401'],
        [194, '000000000000250'],
      ],
    },
    { ourNumber: '0000000010401', number: '011111111', digits: ['9'] },
  ],
  [
    'Itaú, whose check digit is of branch and account',
    {
      code: '341',
      header: [
        [53, '02545'],
        [59, '000000002366'],
        [72, '1'],
      ],
      title: [[38, '109123456785'], fee],
    },
    { ourNumber: '12345678', number: '000000002366', digits: ['1'] },
  ],
  [
    'Bradesco',
    { code: '237', header: usual, title: [[38, '00900000123456789015'], fee] },
    { ourNumber: '12345678901', number: '000000004898', digits: ['6'] },
  ],
  [
    'Cresol',
    { code: '133', header: usual, title: [[38, '00900000123456789015'], fee] },
    { ourNumber: '12345678901', number: '000000004898', digits: ['6'] },
  ],
  [
    'Sicoob',
    { code: '756', header: usual, title: [[38, '000000008301011     '], fee] },
    { ourNumber: '0000000083', number: '000000004898', digits: ['6'] },
  ],
  [
    'Sicredi',
    { code: '748', header: usual, title: [[38, '172000595           '], fee] },
    { ourNumber: '172000595', number: '000000004898', digits: ['6'] },
  ],
  [
    'Ailos, with a second digit beside the first',
    { code: '085', header: [...usual, [72, '0']], title: [[38, '04898160000000083   '], fee] },
    { ourNumber: '04898160000000083', number: '000000004898', digits: ['6', '0'] },
  ],
  [
    'a bank whose slips have our own numbers',
    { code: '237', header: usual, title: [[38, '10000110000000001   '], fee] },
    { ourNumber: '10000110000000001', number: '000000004898', digits: ['6'] },
  ],
])('the file of %s is read by its own columns', async (_, bank, { ourNumber, ...account }) => {
  expect(await read(bank)).toMatchObject({
    isRefused: false,
    problems: [],
    header: { ...account, sequence: 77, generatedOn: '2026-11-20' },
    entry: { ourNumber, fee: 250, amount: 12_345, paidOn: '2026-11-19' },
  })
})

it('has the codes of why with spaces between', async () => {
  const title: Parts = [
    [38, '32948600000000196   '],
    [214, '4810030000'],
  ]
  expect((await read({ code: '001', header: usual, title, movement: '03' })).entry).toMatchObject({
    reasons: '48 10 03',
    effect: 'rejected',
  })
})

describe('a movement', () => {
  it.each([
    [
      '001',
      {
        '02': 'registered',
        '03': 'rejected',
        '06': 'money',
        '09': 'written_off',
        '14': 'new_due_date',
        '17': 'money',
        '25': 'protested',
        '28': 'notice',
        '44': 'uncertain',
        '50': 'uncertain',
        '99': 'unknown',
      },
    ],
    [
      '341',
      {
        '06': 'money',
        '08': 'money',
        '10': 'written_off',
        '17': 'notice',
        '25': 'notice',
        '32': 'protested',
        '60': 'rejected',
        '99': 'unknown',
      },
    ],
    ['104', { '06': 'money', '17': 'money', '46': 'money', '44': 'uncertain', '47': 'uncertain', '45': 'notice' }],
    ['085', { '06': 'money', '76': 'money', '77': 'money', '22': 'protested', '08': 'notice' }],
    ['041', { '06': 'money', AA: 'uncertain', AB: 'notice' }],
    ['756', { '06': 'money', '76': 'unknown', '46': 'notice' }],
  ])('of bank %s does what its manual says', (bank, effects) => {
    expect(Object.fromEntries(Object.keys(effects).map((movement) => [movement, getEffect(bank, movement)]))).toEqual(effects)
  })
})
