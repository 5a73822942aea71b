import { isValidCep } from '@brazilian-utils/brazilian-utils/is-valid-cep'
import { digitsOf, writeInto, type Mask } from './mask.ts'

/** A Brazilian postal code (CEP): `01310-100`. */
export const postalCode: Mask = {
  accepts: /\d/,
  strip: (text) => digitsOf(text).slice(0, 8),
  format: (value) => writeInto('00000-000', value),
  isValid: isValidCep,
  inputMode: 'numeric',
  autoComplete: 'postal-code',
}
