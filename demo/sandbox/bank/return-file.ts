/** A return file as a bank writes it, by literal positions of FEBRABAN's CNAB 240. Deliberately shares no code with the parser. */

export interface ReturnedSlip {
  ourNumber: string
  /** Cents. */
  amount: number
  paidOn: string
  movement?: string
  fee?: number
  payerName?: string
  /** The due date of the slip. */
  dueOn?: string
  /** The bank's reason codes. */
  reasons?: string
}

export interface ReturnParts {
  bank?: string
  agreement?: string
  branch?: string
  number?: string
  digit?: string
  sequence?: number
  generatedOn?: string
  /** Entries of a lot; FEBRABAN's sequence has five digits. */
  perLot?: number
}

const digits = (value: number | string, size: number) => String(value).padStart(size, '0')
const letters = (value: string, size: number) => value.slice(0, size).padEnd(size)
const day = (date: string) => date.split('-').reverse().join('')

export function* returnRecords(slips: Iterable<ReturnedSlip>, parts: ReturnParts = {}): Generator<string> {
  const { bank = '999', agreement = '1000011', branch = '0001', number = '000011', digit = '0' } = parts
  const { sequence = 1, generatedOn = '2026-11-21', perLot = 40_000 } = parts
  const account = `${digits(branch, 5)} ${digits(number, 12)}${digit} `
  const company = `2${digits('48120357000130', 14)}`
  yield `${bank}00000${' '.repeat(9)}${company}${letters(agreement, 20)}${account}${letters('UNIVERSIDADE DE TESTE', 30)}${letters('BANCO', 30)}${' '.repeat(10)}2${day(generatedOn)}060000${digits(sequence, 6)}10301600${' '.repeat(69)}`
  let [lot, inLot, records] = [0, 0, 1]
  const lotEnd = () => {
    records++
    return `${bank}${digits(lot, 4)}5${' '.repeat(9)}${digits(inLot + 2, 6)}${'0'.repeat(92)}${' '.repeat(125)}`
  }
  for (const { ourNumber, amount, paidOn, movement = '06', fee = 0, payerName = 'ANA SOUZA', dueOn = paidOn, reasons = '' } of slips) {
    if (lot === 0 || inLot >= perLot * 2) {
      if (lot > 0) yield lotEnd()
      lot++
      inLot = 0
      records++
      yield `${bank}${digits(lot, 4)}1T01  060 2${digits('48120357000130', 15)}${letters(agreement, 20)}${account}${letters('UNIVERSIDADE DE TESTE', 30)}${' '.repeat(80)}${digits(sequence, 8)}${day(generatedOn)}${day(generatedOn)}${' '.repeat(33)}`
    }
    const head = `${bank}${digits(lot, 4)}3`
    yield `${head}${digits(++inLot, 5)}T ${movement}${account}${letters(ourNumber, 20)}7${letters(ourNumber.slice(7), 15)}${day(dueOn)}${digits(amount, 15)}${digits(bank, 3)}00001 ${' '.repeat(25)}091${digits('52998224725', 15)}${letters(payerName, 40)}${' '.repeat(10)}${digits(fee, 15)}${letters(reasons, 10)}${' '.repeat(17)}`
    yield `${head}${digits(++inLot, 5)}U ${movement}${'0'.repeat(60)}${digits(amount, 15)}${digits(Math.max(0, amount - fee), 15)}${'0'.repeat(30)}${day(paidOn)}${day(paidOn)}${' '.repeat(4)}${'0'.repeat(23)}${' '.repeat(30)}000${'0'.repeat(20)}${' '.repeat(7)}`
    records += 2
  }
  if (lot > 0) yield lotEnd()
  yield `${bank}99999${' '.repeat(9)}${digits(lot, 6)}${digits(records + 1, 6)}${'0'.repeat(6)}${' '.repeat(205)}`
}

export const returnText = (slips: Iterable<ReturnedSlip>, parts?: ReturnParts): string =>
  [...returnRecords(slips, parts)].map((record) => `${record}\r\n`).join('')

export const returnFile = (slips: Iterable<ReturnedSlip>, parts?: ReturnParts, name = 'retorno.ret'): File =>
  new File([Buffer.from(returnText(slips, parts), 'latin1')], name, { type: 'text/plain' })
