/** Bar code and digits of Brazilian bank slips (Central Bank, Carta-Circular 2.926; due dates are counted anew from 2025-02-22). */

export interface SlipTerms {
  /** COMPE code of the bank, three digits. */
  bank: string
  /** Integer cents, below 100 million reais. */
  amount: number
  /** Civil date, `YYYY-MM-DD`, from 2025-02-22. */
  dueOn: string
}

/** First and last civil day that a bar code can express. */
export const dueDays = { first: '2025-02-22', last: '2049-10-13' } as const

const day = 86_400_000
/** The day that counts as 1000, since the count begun in 1997 ran out. */
const firstDay = Date.parse(`${dueDays.first}T00:00:00Z`)

/** Due date as four digits. Throws RangeError outside 2025-02-22 to 2049-10-13. */
function dueFactor(dueOn: string): string {
  const factor = 1000 + (Date.parse(`${dueOn}T00:00:00Z`) - firstDay) / day
  if (!(factor >= 1000 && factor <= 9999)) throw new RangeError(`No bank slip can be due on ${dueOn}`)
  return String(factor)
}

/** Modulo 10 for the fields of the digit line: weights 2, 1 from the right, adding the digits of each product. */
function checkDigit10(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}

/** Modulo 11 for the bar code: weights 2 to 9 from the right; 0, 10 and 11 are written 1. */
function checkDigit11(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * (2 + (index % 8)), 0)
  const rest = 11 - (sum % 11)
  return String(rest > 9 ? 1 : rest)
}

/** The 44 digits of the bar code; `free` is the bank's own 25 digits. Throws RangeError for invalid parts. */
export function slipBarcode({ bank, amount, dueOn }: SlipTerms, free: string): string {
  const value = String(amount).padStart(10, '0')
  if (!/^\d{3}$/.test(bank) || !/^\d{25}$/.test(free) || !/^\d{10}$/.test(value)) throw new RangeError('These parts make no bank slip')
  const [head, tail] = [`${bank}9`, `${dueFactor(dueOn)}${value}${free}`]
  return `${head}${checkDigit11(head + tail)}${tail}`
}

/** The 47 digits of the linha digitável, from the bar code's 44. */
export function slipLine(barcode: string): string {
  const [head, check, tail, free] = [barcode.slice(0, 4), barcode.slice(4, 5), barcode.slice(5, 19), barcode.slice(19)]
  const fields = [head + free.slice(0, 5), free.slice(5, 15), free.slice(15)]
  return `${fields.map((field) => field + checkDigit10(field)).join('')}${check}${tail}`
}

/** The bar code of a pasted digit line or of scanned bars; null for any other text. */
export function parseBarcode(text: string): string | null {
  const digits = text.replaceAll(/[\s.]/g, '')
  if (/^\d{44}$/.test(digits)) return digits
  if (!/^\d{47}$/.test(digits)) return null
  const free = digits.slice(4, 9) + digits.slice(10, 20) + digits.slice(21, 31)
  const barcode = digits.slice(0, 4) + digits.slice(32) + free
  return slipLine(barcode) === digits ? barcode : null
}

/** Checks that the bank registered the slip that was ordered. */
export function isSlipBarcode(barcode: string, terms: SlipTerms): boolean {
  return /^\d{44}$/.test(barcode) && barcode === slipBarcode(terms, barcode.slice(19))
}
