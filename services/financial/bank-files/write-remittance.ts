import { compactDate } from './cnab240.ts'

export interface RemittanceParties {
  /** COMPE code. */
  bank: string
  bankName: string
  institutionName: string
  /** CNPJ, fourteen digits. */
  taxId: string
  branch: string
  number: string
  digit: string
  agreement: string
  /** Carteira, two digits. */
  wallet: string
}

export interface RemittanceSlip {
  ourNumber: string
  /** Cents. */
  amount: number
  dueOn: string
  /** Days for which the bank accepts money after the due date. */
  daysAfter: number
  issuedOn: string
  payerName: string
  payerTaxId: string
  isTuition: boolean
}

/**
 * A remittance that registers slips: one lot of segments P, Q and R, records of 240 characters, CRLF. Letters without accents, in capitals,
 * as banks read them in any encoding. Slips are paid by their due date at their amount, so interest, fine and discount are none.
 */
export function writeRemittance(
  parties: RemittanceParties,
  slips: readonly RemittanceSlip[],
  { sequence, today, time }: { sequence: number; today: string; time: string },
): string {
  const { bank, bankName, institutionName, taxId, branch, number, digit, agreement } = parties
  const agreed = text(agreement, 20)
  const account = `${digits(branch, 5)} ${digits(number, 12)}${digit} `
  const head = `${bank}0001`
  const detail = (position: number, segment: string) => `${head}3${digits(position, 5)}${segment} ${entry}`
  const details = slips.flatMap((slip, index) => {
    const { ourNumber, amount, dueOn, daysAfter, issuedOn, payerName, payerTaxId, isTuition } = slip
    const p =
      detail(index * 3 + 1, 'P') +
      account +
      text(ourNumber, 20) +
      `11122${text(ourNumber.slice(agreement.length), 15)}${compactDate(dueOn)}${digits(amount, 15)}` +
      `${zeros(5)} ${isTuition ? tuition : service}N${compactDate(issuedOn)}` +
      `3${zeros(8 + 15)}0${zeros(8 + 15)}${zeros(15)}${zeros(15)}${text(ourNumber, 25)}` +
      `3${zeros(2)}1${digits(Math.max(1, daysAfter), 3)}09${zeros(10)} `
    const q =
      detail(index * 3 + 2, 'Q') +
      `${payerTaxId.length > 11 ? '2' : '1'}${digits(payerTaxId, 15)}${text(payerName, 40)}${text('', 40)}${text('', 15)}${zeros(8)}` +
      `${text('', 15)}${text('', 2)}0${zeros(15)}${text('', 40)}000${text('', 20)}${text('', 8)}`
    const r =
      detail(index * 3 + 3, 'R') +
      `0${zeros(8 + 15)}0${zeros(8 + 15)}0${zeros(8 + 15)}${text('', 10)}${text('', 80)}${text('', 20)}${zeros(8)}` +
      `${zeros(3)}${zeros(5)} ${zeros(12)}  0${text('', 9)}`
    return [p, q, r]
  })
  const total = slips.reduce((sum, { amount }) => sum + amount, 0)
  const records = [
    `${bank}00000${text('', 9)}2${digits(taxId, 14)}${agreed}${account}${text(institutionName, 30)}${text(bankName, 30)}${text('', 10)}` +
      `1${compactDate(today)}${time}${digits(sequence, 6)}10301600${text('', 69)}`,
    `${head}1R01  060 2${digits(taxId, 15)}${agreed}${account}${text(institutionName, 30)}${text('', 80)}${digits(sequence, 8)}` +
      `${compactDate(today)}${zeros(8)}${text('', 33)}`,
    ...details,
    `${head}5${text('', 9)}${digits(details.length + 2, 6)}${digits(slips.length, 6)}${digits(total, 17)}${zeros(69)}${text('', 125)}`,
    `${bank}99999${text('', 9)}${digits(1, 6)}${digits(details.length + 4, 6)}${zeros(6)}${text('', 205)}`,
  ]
  return records.map((record) => `${record}\r\n`).join('')
}

/** Código de movimento 01, entrada de títulos. */
const entry = '01'
/** Espécies de título: mensalidade escolar, duplicata de serviço. */
const [tuition, service] = ['21', '04']

const zeros = (size: number) => '0'.repeat(size)
const digits = (value: number | string, size: number) => String(value).padStart(size, '0')
const text = (value: string, size: number) =>
  value
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^ -~]/g, ' ')
    .slice(0, size)
    .padEnd(size)
