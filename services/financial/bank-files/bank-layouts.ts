import type { Field } from './cnab240.ts'

/** The positions in a bank's return file that differ from bank to bank. */
export interface BankLayout {
  branch: Field
  /** Null where the header has no account: it is found by the agreement. */
  account: Field | null
  /** Possible positions of the account's check digit. */
  digits: readonly Field[]
  /** Possible positions of the agreement. */
  agreements: readonly Field[]
  ourNumber: Field
  dueOn: Field
  nominal: Field
  fee: Field
  reasons: Field
  /** Whether the trailer of a lot has the totals of its own titles, not of all titles that the bank holds. */
  hasTotals: boolean
}

const febraban: BankLayout = {
  branch: [53, 57],
  account: [59, 70],
  // Banks with one check digit for branch and account have it in the second field.
  digits: [
    [71, 71],
    [72, 72],
  ],
  agreements: [[33, 52]],
  ourNumber: [38, 57],
  dueOn: [74, 81],
  nominal: [82, 96],
  fee: [199, 213],
  reasons: [214, 223],
  hasTotals: true,
}

const bradesco: BankLayout = { ...febraban, ourNumber: [46, 56] }

const byBank: Readonly<Record<string, BankLayout>> = {
  // Santander
  '033': {
    branch: [33, 36],
    account: [38, 46],
    digits: [[47, 47]],
    agreements: [[53, 61]],
    ourNumber: [41, 53],
    dueOn: [70, 77],
    nominal: [78, 92],
    fee: [194, 208],
    reasons: [209, 218],
    hasTotals: false,
  },
  // Caixa: an agreement has six digits, later ones seven.
  '104': {
    ...febraban,
    account: null,
    agreements: [
      [59, 64],
      [59, 65],
    ],
    ourNumber: [40, 56],
  },
  // Cresol
  '133': bradesco,
  '237': bradesco,
  // Itaú
  '341': { ...febraban, ourNumber: [41, 48], reasons: [214, 221] },
  // Sicoob
  '756': { ...febraban, ourNumber: [38, 47] },
}

/** Returns the layout of a bank by its COMPE code. */
export const getLayout = (bank: string): BankLayout => byBank[bank] ?? febraban
