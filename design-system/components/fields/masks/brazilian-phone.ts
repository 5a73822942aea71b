import { isValidPhone } from '@brazilian-utils/brazilian-utils/is-valid-phone'
import { getDigits, applyPattern, type Mask } from './mask.ts'

/** The country code, recognized only before a whole (pasted) number: typed alone, 55 is an area code in the south. */
const countryCode = /^\s*(?:\+|00)?\s*55(?=(?:\D*\d){10,12}\D*$)/

/** A number with another country's code: shown unchanged and reported as wrong instead of turned into somebody's Brazilian number. */
const foreign = /^\s*\+/

/** A Brazilian number with area code: `(11) 98765-4321` or `(11) 3456-7890`. */
export const brazilianPhone: Mask = {
  accepts: /[\d+]/,
  strip(text) {
    const home = text.replace(countryCode, '')
    return foreign.test(home) ? `+${getDigits(home).slice(0, 15)}` : getDigits(home).replace(/^0+/, '').slice(0, 11)
  },
  // Mobile numbers start with 9 and have one more digit.
  format: (value) =>
    value.startsWith('+') ? value : applyPattern(value[2] === '9' || value.length > 10 ? '(00) 00000-0000' : '(00) 0000-0000', value),
  isValid: (value) => /^\d{10,11}$/.test(value) && isValidPhone(value),
  inputMode: 'tel',
  autoComplete: 'tel-national',
}
