import { isValidCep } from '@brazilian-utils/brazilian-utils/is-valid-cep'
import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj'
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'
import { getDigits, type Mask, applyPattern } from './mask.ts'

/** A natural person's tax number: `123.456.789-09`. */
export const cpf: Mask = {
  accepts: /\d/,
  strip: (text) => getDigits(text).slice(0, 11),
  format: (value) => applyPattern('000.000.000-00', value),
  isValid: (value) => value.length === 11 && isValidCpf(value),
  inputMode: 'numeric',
}

/** A company's tax number, alphanumeric since 2026: `Q0.SLF.MBD/7VX4-39`. The two check digits are numeric. */
export const cnpj: Mask = {
  accepts: /[\dA-Za-z]/,
  strip: (text) => {
    const signs = text.toUpperCase().replace(/[^\dA-Z]/g, '')
    return signs.slice(0, 12) + signs.slice(12).replace(/\D/g, '').slice(0, 2)
  },
  format: (value) => applyPattern('00.000.000/0000-00', value),
  isValid: (value) => value.length === 14 && isValidCnpj(value, { version: 2 }),
  inputMode: 'text',
  capitals: true,
}

export const postalCode: Mask = {
  accepts: /\d/,
  strip: (text) => getDigits(text).slice(0, 8),
  format: (value) => applyPattern('00000-000', value),
  isValid: isValidCep,
  inputMode: 'numeric',
  autoComplete: 'postal-code',
}
