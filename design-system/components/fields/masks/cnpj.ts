import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj'
import { writeInto, type Mask } from './mask.ts'

/** A company's tax number, since 2026 with letters: `Q0.SLF.MBD/7VX4-39`. Only the two check digits stay digits. */
export const cnpj: Mask = {
  accepts: /[\dA-Za-z]/,
  strip: (text) => {
    const signs = text.toUpperCase().replace(/[^\dA-Z]/g, '')
    return signs.slice(0, 12) + signs.slice(12).replace(/\D/g, '').slice(0, 2)
  },
  format: (value) => writeInto('00.000.000/0000-00', value),
  isValid: (value) => value.length === 14 && isValidCnpj(value, { version: 2 }),
  inputMode: 'text',
  capitals: true,
}
