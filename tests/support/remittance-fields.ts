/** Reads a remittance by literal positions of FEBRABAN's CNAB 240: shares nothing with what writes it. */

type Positions = Record<string, readonly [from: number, to: number]>

const control = { bank: [1, 3], lot: [4, 7], type: [8, 8] } as const
const detail = { ...control, sequence: [9, 13], segment: [14, 14], reserved: [15, 15], movement: [16, 17] } as const

const layouts = {
  fileHeader: {
    ...control,
    companyType: [18, 18],
    taxId: [19, 32],
    agreement: [33, 52],
    branch: [53, 57],
    account: [59, 70],
    accountDigit: [71, 71],
    company: [73, 102],
    bankName: [103, 132],
    direction: [143, 143],
    date: [144, 151],
    time: [152, 157],
    fileNumber: [158, 163],
    layout: [164, 166],
  },
  lotHeader: {
    ...control,
    operation: [9, 9],
    service: [10, 11],
    layout: [14, 16],
    companyType: [18, 18],
    taxId: [19, 33],
    agreement: [34, 53],
    branch: [54, 58],
    account: [60, 71],
    accountDigit: [72, 72],
    company: [74, 103],
    fileNumber: [184, 191],
    date: [192, 199],
  },
  P: {
    ...detail,
    branch: [18, 22],
    account: [24, 35],
    accountDigit: [36, 36],
    ourNumber: [38, 57],
    portfolio: [58, 58],
    registration: [59, 59],
    document: [63, 77],
    dueOn: [78, 85],
    amount: [86, 100],
    species: [107, 108],
    acceptance: [109, 109],
    issuedOn: [110, 117],
    interestCode: [118, 118],
    discountCode: [142, 142],
    ownText: [196, 220],
    protestCode: [221, 221],
    returnCode: [224, 224],
    returnDays: [225, 227],
    currency: [228, 229],
  },
  Q: { ...detail, payerType: [18, 18], payerTaxId: [19, 33], payerName: [34, 73], address: [74, 113], zip: [129, 136], state: [152, 153] },
  R: { ...detail, discountCode: [18, 18], fineCode: [66, 66], fine: [75, 89] },
  lotTrailer: { ...control, records: [18, 23], slips: [24, 29], amount: [30, 46] },
  fileTrailer: { ...control, lots: [18, 23], records: [24, 29] },
} satisfies Record<string, Positions>

const fieldsIn = (record: string, positions: Positions) =>
  Object.fromEntries(Object.entries(positions).map(([name, [from, to]]) => [name, record.slice(from - 1, to).trimEnd()]))

/** The records of a remittance with their fields. Throws for one that is not of 240 characters. */
export function remittanceRecords(content: string) {
  const lines = content.split('\r\n')
  if (lines.pop() !== '') throw new Error('The last record has no end')
  return lines.map((record) => {
    if (!/^[ -~]{240}$/.test(record)) throw new Error(`A record of ${record.length} characters: ${record}`)
    const kind = { '0': 'fileHeader', '1': 'lotHeader', '5': 'lotTrailer', '9': 'fileTrailer' }[record.charAt(7)] ?? record.charAt(13)
    return { kind, ...fieldsIn(record, layouts[kind as keyof typeof layouts]) }
  })
}
