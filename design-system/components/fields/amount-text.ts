/** The most digits of an amount: up to R$ 99.999.999.999,99. */
const mostDigits = 13

/** Formats cents without the currency: `123456` is `1.234,56`; null is an empty string. */
export function amountText(cents: number | null, locale: string): string {
  if (cents === null) return ''
  const digits = String(cents).padStart(3, '0')
  // The amount is formatted as a string, because floating-point division could change it.
  const exact = `${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(exact)
}

/** Parses a pasted or dictated amount (`1.234,56`, `R$ 1,234.5`, `50`) to cents in any locale; null if invalid. */
export function parseAmount(text: string): number | null {
  const [, number] = /^(?:[^\d-]*[^\d.,-])?([.,]?\d[\d.,\s]*)[^\d-]*$/.exec(text) ?? []
  if (!number) return null
  const compact = number.replace(/\s/g, '')
  return /^(?:\d+|\d{1,3}(?:[.,]\d{3})+|(?=[.,]\d))(?:[.,]\d{0,2})?$/.test(compact) ? typedCents(compact) : null
}

/** Cents of digits, points and commas, also of half-typed ones (`1.2345`, `,5`): the last sign with at most two digits after it begins the cents. Null without a digit or with too many. */
export function typedCents(text: string): number | null {
  if (!/\d/.test(text)) return null
  const [, units = '', fraction = ''] = /^(.*?)(?:[.,](\d{0,2}))?$/.exec(text) ?? []
  const digits = (units.replace(/\D/g, '') + fraction.padEnd(2, '0')).replace(/^0+(?=\d)/, '')
  return digits.length <= mostDigits ? Number(digits) : null
}

export interface AmountEdit {
  text: string
  caret: number
  previous: string
}

const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d{0,2})?$/

/** Returns the text and caret after an edit; null if it would exceed the largest amount. Whole units are typed as spoken: `300` is 300,00. */
export function editedAmount({ text, caret, previous }: AmountEdit): { text: string; caret: number } | null {
  // Without its last digit, `1.234` would read as 1,23.
  const group = text.length < previous.length && !grouped.test(text) ? grouped.exec(previous)?.[1] : undefined
  const kept = (part: string) => part.replace(/[^\d.,]/g, '').replaceAll(group ?? ' ', '')
  const next = kept(text)
  if (/\d/.test(next) && typedCents(next) === null) return null
  return { text: next, caret: kept(text.slice(0, caret)).length }
}
