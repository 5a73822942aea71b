/**
 * What the bars of a bank slip say and the digits that people type, as the banks of Brazil agree on them (Central Bank,
 * Carta-Circular 2.926; the due date counts anew from 2025-02-22).
 */

/** What a slip's bars carry beside the bank's own 25 digits. */
export interface SlipTerms {
  /** COMPE code of the bank, three digits. */
  bank: string
  /** Integer cents, below 100 million reais. */
  amount: number
  /** Civil date, `YYYY-MM-DD`, from 2025-02-22. */
  dueOn: string
}

const day = 86_400_000
/** The day that counts as 1000, since the count of 1997 reached its last number. */
const firstDay = Date.UTC(2025, 1, 22)

/** Days as slips count them: four digits. @throws RangeError for a day outside 2025-02-22 to 2049-10-13 */
function dueFactor(dueOn: string): string {
  const factor = 1000 + (Date.parse(`${dueOn}T00:00:00Z`) - firstDay) / day
  if (!(factor >= 1000 && factor <= 9999)) throw new RangeError(`No bank slip can be due on ${dueOn}`)
  return String(factor)
}

/** Of a field of the line: digits weigh 2, 1, 2, 1 from the right, and products of two digits count both. */
function checkDigit10(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}

/** Of the bars: digits weigh 2 to 9 from the right, again and again; 0, 10 and 11 are written 1. */
function checkDigit11(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * (2 + (index % 8)), 0)
  const rest = 11 - (sum % 11)
  return String(rest > 9 ? 1 : rest)
}

/**
 * The 44 digits of the bars.
 *
 * @param free 25 digits that are the bank's own
 * @throws RangeError when the parts make no slip
 */
export function slipBarcode({ bank, amount, dueOn }: SlipTerms, free: string): string {
  const value = String(amount).padStart(10, '0')
  if (!/^\d{3}$/.test(bank) || !/^\d{25}$/.test(free) || !/^\d{10}$/.test(value)) throw new RangeError('These parts make no bank slip')
  const [head, tail] = [`${bank}9`, `${dueFactor(dueOn)}${value}${free}`]
  return `${head}${checkDigit11(head + tail)}${tail}`
}

/** The 47 digits of the line (linha digitável), from the 44 of the bars. */
export function slipLine(barcode: string): string {
  const [head, check, tail, free] = [barcode.slice(0, 4), barcode.slice(4, 5), barcode.slice(5, 19), barcode.slice(19)]
  const fields = [head + free.slice(0, 5), free.slice(5, 15), free.slice(15)]
  return `${fields.map((field) => field + checkDigit10(field)).join('')}${check}${tail}`
}

/** Whether the bars that a bank answered are those of the slip that was ordered. */
export function isBarcodeOf(barcode: string, terms: SlipTerms): boolean {
  return /^\d{44}$/.test(barcode) && barcode === slipBarcode(terms, barcode.slice(19))
}
