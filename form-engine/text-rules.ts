import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj'
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'
import { isValidCreditCard } from '@brazilian-utils/brazilian-utils/is-valid-credit-card'
import { isValidEmail } from '@brazilian-utils/brazilian-utils/is-valid-email'
import { isWrittenPhone } from '#api/address-rules.ts'
import type { TextRule } from '#api/academic/request-forms.ts'

/** Every generic rule of docs/requirements/academic-and-financial.md, section 5. An empty text breaks none: that is for `isRequired`. */
export const keepsRule: Record<TextRule, (text: string) => boolean> = {
  numbers: (text) => /^\d+$/.test(text),
  integer: (text) => /^-?\d+$/.test(text),
  // Whether a text is a number does not depend on the language.
  decimal: (text) => readDecimal(text, 'pt-BR') !== null,
  time: (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
  'no-spaces': (text) => !/\s/.test(text),
  'no-special-characters': (text) => /^[\p{L}\p{M}\d\s]*$/u.test(text),
  'no-uppercase': (text) => !/\p{Lu}/u.test(text),
  'no-numbers': (text) => !/\d/.test(text),
  cpf: (text) => isValidCpf(text),
  // With letters, as allowed since 2026.
  cnpj: (text) => isValidCnpj(text, { version: 2 }),
  rne: (text) => /^[A-Z]\d{6}-?[A-Z\d]$/i.test(text),
  phone: isWrittenPhone,
  url: (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
  email: (text) => isValidEmail(text),
  card: (text) => isValidCreditCard(text),
  'three-digits': (text) => (text.match(/\d/g) ?? []).length >= 3,
}

const plain = /^-?\d{1,15}(?:[.,]\d{1,10})?$/
/** The thousands separators, with the form of such numbers: `1.500,00`, `1,500.00`, `1 500,00`. */
const groups = [
  { separator: /\./g, written: /^-?[1-9]\d{0,2}(?:\.\d{3}){1,4}(?:,\d{1,10})?$/ },
  { separator: /,/g, written: /^-?[1-9]\d{0,2}(?:,\d{3}){1,4}(?:\.\d{1,10})?$/ },
  { separator: /[ \u00a0\u202f]/g, written: /^-?[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3}){1,4}(?:[.,]\d{1,10})?$/ },
]
/** Matches a number such as `1.500`: thousands in one language, thousandths in another. */
const ambiguous = /^-?[1-9]\d{0,2}([.,])\d{3}$/

/**
 * A number as one types it, with or without separators of thousands; null for anything else.
 *
 * @param locale decides what `1.500` is, and nothing else
 */
export function readDecimal(text: string, locale: string): number | null {
  const sign = ambiguous.exec(text)?.[1]
  const isGrouped = sign ? sign === (locale === 'en' ? ',' : '.') : !plain.test(text)
  if (!isGrouped) return Number(text.replace(',', '.'))
  const group = groups.find(({ written }) => written.test(text))
  return group ? Number(text.replaceAll(group.separator, '').replace(',', '.')) : null
}
