import { getBankByCode } from '@brazilian-utils/brazilian-utils/get-bank-by-code'

/** Check digits that do not follow the rule: of Ailos and Caixa. */
const checkDigits: Readonly<Record<string, string>> = { '085': '1', '104': '0' }

/** Bank code with check digit, such as `001-9`, and name; an unknown COMPE code gives `Banco {code}`. */
export function getSlipBank(code: string): { code: string; name: string } {
  return { code: `${code}-${checkDigits[code] ?? checkDigit(code)}`, name: getBankByCode(code)?.name ?? `Banco ${code}` }
}

/** Modulo 11 with weights 2, 3, 4 from the right; 10 is written X, 11 is written 0. */
function checkDigit(code: string): string {
  const sum = [...code].reverse().reduce((total, digit, index) => total + Number(digit) * (2 + index), 0)
  const rest = 11 - (sum % 11)
  return rest === 10 ? 'X' : String(rest % 11)
}

/** The collection portfolio: the last two digits of the bar code for seven-digit agreements. */
export function getPortfolio(barcode: string): string {
  return barcode.slice(-2)
}
