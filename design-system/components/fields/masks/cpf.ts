import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'
import { digitsOf, writeInto, type Mask } from './mask.ts'

/** A person's tax number: `123.456.789-09`. */
export const cpf: Mask = {
  accepts: /\d/,
  strip: (text) => digitsOf(text).slice(0, 11),
  format: (value) => writeInto('000.000.000-00', value),
  isValid: (value) => value.length === 11 && isValidCpf(value),
  inputMode: 'numeric',
}
