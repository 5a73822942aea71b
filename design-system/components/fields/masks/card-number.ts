import { isValidCreditCard } from '@brazilian-utils/brazilian-utils/is-valid-credit-card'
import { cardBrand } from './card-brand.ts'
import { digitsOf, writeInto, type Mask } from './mask.ts'

const groupsOfFour = '0000 0000 0000 0000 000'
const longest = 19

function lengthOf(number: string): number {
  const brand = cardBrand(number)
  if (!brand) return longest
  return brand === 'amex' ? 15 : 16
}

export const cardNumber: Mask = {
  accepts: /\d/,
  strip: (text) => {
    const digits = digitsOf(text)
    return digits.slice(0, lengthOf(digits))
  },
  format: (value) => writeInto(cardBrand(value) === 'amex' ? '0000 000000 00000' : groupsOfFour, value),
  isValid: (value) => (cardBrand(value) === undefined || value.length === lengthOf(value)) && isValidCreditCard(value),
  inputMode: 'numeric',
  autoComplete: 'cc-number',
}
