import { getBankByCode } from '@brazilian-utils/brazilian-utils/get-bank-by-code'

/** The one bank whose digit is not what the rule gives. */
const caixa = '104'

/**
 * A bank as slips print it.
 *
 * @param code of COMPE, three digits
 * @returns its code with the digit that checks it, such as `001-9`, and its name; one that no bank has goes by its number
 */
export function slipBankOf(code: string): { code: string; name: string } {
  return { code: `${code}-${code === caixa ? '0' : checkDigit(code)}`, name: getBankByCode(code)?.name ?? `Banco ${code}` }
}

/** Digits weigh 2, 3, 4 from the right; 10 is written X and 11 is written 0. */
function checkDigit(code: string): string {
  const sum = [...code].reverse().reduce((total, digit, index) => total + Number(digit) * (2 + index), 0)
  const rest = 11 - (sum % 11)
  return rest === 10 ? 'X' : String(rest % 11)
}

/** Under which terms the bank collects a slip: where agreements have seven digits, the last two of the bars. */
export function portfolioOf(barcode: string): string {
  return barcode.slice(-2)
}
