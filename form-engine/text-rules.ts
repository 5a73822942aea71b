import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj'
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'
import { isValidCreditCard } from '@brazilian-utils/brazilian-utils/is-valid-credit-card'
import { isValidEmail } from '@brazilian-utils/brazilian-utils/is-valid-email'
import { isPhone } from '#api/address-rules.ts'
import type { TextRule } from '#api/request-forms.ts'

/** Every generic rule of docs/requirements/academic-and-financial.md, section 5. An empty text breaks none: that is for `isRequired`. */
export const keepsRule: Record<TextRule, (text: string) => boolean> = {
  numbers: (text) => /^\d+$/.test(text),
  integer: (text) => /^-?\d+$/.test(text),
  decimal: (text) => readDecimal(text) !== null,
  time: (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
  'no-spaces': (text) => !/\s/.test(text),
  'no-special-characters': (text) => /^[\p{L}\p{M}\d\s]*$/u.test(text),
  'no-uppercase': (text) => !/\p{Lu}/u.test(text),
  'no-numbers': (text) => !/\d/.test(text),
  cpf: (text) => isValidCpf(text),
  // Since 2026 with letters.
  cnpj: (text) => isValidCnpj(text, { version: 2 }),
  rne: (text) => /^[A-Z]\d{6}-?[A-Z\d]$/i.test(text),
  phone: (text) => isPhone(text.replace(/[\s()+.-]/g, '')),
  url: (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
  email: (text) => isValidEmail(text),
  card: (text) => isValidCreditCard(text),
  'three-digits': (text) => (text.match(/\d/g) ?? []).length >= 3,
}

/** With a comma or a point before the decimals, and no separator of thousands. Null for anything else. */
export function readDecimal(text: string): number | null {
  if (!/^-?\d{1,15}([.,]\d{1,10})?$/.test(text)) return null
  return Number(text.replace(',', '.'))
}
