import type { CardBrand } from './card-brand.ts'
import { getDigits, type Mask } from './mask.ts'

function securityCode(accepted: RegExp, longest: number): Mask {
  return {
    accepts: /\d/,
    strip: (text) => getDigits(text).slice(0, longest),
    format: (value) => value,
    isValid: (value) => accepted.test(value),
    inputMode: 'numeric',
    autoComplete: 'cc-csc',
  }
}

const unknownBrand = securityCode(/^\d{3,4}$/, 4)
const fourDigits = securityCode(/^\d{4}$/, 4)
const threeDigits = securityCode(/^\d{3}$/, 3)

export function cardSecurityCode(brand?: CardBrand | undefined): Mask {
  if (!brand) return unknownBrand
  return brand === 'amex' ? fourDigits : threeDigits
}
