export const cardBrandNames = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  elo: 'Elo',
  amex: 'American Express',
  hipercard: 'Hipercard',
} as const

export type CardBrand = keyof typeof cardBrandNames

/** Elo and Hipercard own small ranges within those of Visa, Mastercard and others, so they come first. */
const brands: Array<[CardBrand, RegExp]> = [
  ['elo', /^(?:40117[89]|431274|438935|451416|457393|45763[12]|504175|506699|5067|509|627780|636297|63636[89]|650[04579]|6516|6550)/],
  ['hipercard', /^(?:606282|384100|384140|384160|637095|637568|637599|637609|637612)/],
  ['amex', /^3[47]/],
  ['mastercard', /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['visa', /^4/],
]

/** Accepts a partial number; undefined while the digits do not determine the brand. */
export function cardBrand(number: string): CardBrand | undefined {
  return brands.find(([, beginning]) => beginning.test(number))?.[0]
}
