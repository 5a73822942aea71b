import { isValidPhone } from '@brazilian-utils/brazilian-utils/is-valid-phone'
import { digitsOf, writeInto, type Mask } from './mask.ts'

/** The country's code, as people paste it; typed by hand, 55 is an area code of the south. */
const countryCode = /^\s*(?:\+|00)?\s*55(?=(?:\D*\d){10,12}\D*$)/

/** A phone number in Brazil with its area code: `(11) 98765-4321` or `(11) 3456-7890`. */
export const brazilianPhone: Mask = {
  accepts: /\d/,
  strip: (text) => digitsOf(text.replace(countryCode, '')).replace(/^0+/, '').slice(0, 11),
  // A mobile number begins with 9 and has one digit more.
  format: (value) => writeInto(value[2] === '9' || value.length > 10 ? '(00) 00000-0000' : '(00) 0000-0000', value),
  isValid: (value) => value.length >= 10 && isValidPhone(value),
  inputMode: 'tel',
  autoComplete: 'tel-national',
}
