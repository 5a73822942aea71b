import { isValidCreditCard } from '@brazilian-utils/brazilian-utils/is-valid-credit-card'
import { cardBrand } from './card-brand.ts'
import { getDigits, applyPattern, type Mask } from './mask.ts'

const groupsOfFour = '0000 0000 0000 0000 000'
const longest = 19

function getLength(number: string): number {
  const brand = cardBrand(number)
  if (!brand) return longest
  return brand === 'amex' ? 15 : 16
}

export const cardNumber: Mask = {
  accepts: /\d/,
  strip: (text) => {
    const digits = getDigits(text)
    return digits.slice(0, getLength(digits))
  },
  format: (value) => applyPattern(cardBrand(value) === 'amex' ? '0000 000000 00000' : groupsOfFour, value),
  isValid: (value) => (cardBrand(value) === undefined || value.length === getLength(value)) && isValidCreditCard(value),
  inputMode: 'numeric',
  autoComplete: 'cc-number',
}
