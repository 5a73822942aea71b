/** The longest amount that a field takes: R$ 99.999.999.999,99. */
const mostDigits = 13

/** Cents as an amount in the reader's language, without the currency: `123456` is `1.234,56`; null is nothing. */
export function amountText(cents: number | null, locale: string): string {
  if (cents === null) return ''
  const digits = String(cents).padStart(3, '0')
  // As a string, so that no amount passes through a fraction.
  const exact = `${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(exact)
}

/**
 * A pasted or dictated amount (`1.234,56`, `R$ 1,234.5`, `50`) to cents; null where it is none. The last point or
 * comma is the decimal one if at most two digits follow it, whatever the language.
 */
export function parseAmount(text: string): number | null {
  const [, number] = /^[^\d-]*(\d[\d.,\s]*)[^\d-]*$/.exec(text) ?? []
  if (!number) return null
  const [, units = '', fraction = ''] = /^(.*?)(?:[.,](\d{0,2}))?$/.exec(number.replace(/\s/g, '')) ?? []
  const isWhole = /^\d+$|^\d{1,3}(?:[.,]\d{3})+$/.test(units)
  const digits = units.replace(/\D/g, '') + fraction.padEnd(2, '0')
  return isWhole && digits.length <= mostDigits ? Number(digits) : null
}

/** A text as the person's edit left it. */
export interface AmountEdit {
  text: string
  /** How many characters stand before the caret. */
  caret: number
  /** The text before the edit. */
  previous: string
  /** The `inputType` of the browser's event; undefined where a browser filled the field in. */
  type?: string | undefined
}

/**
 * The amount that an edit leaves, in cents, and how many digits stand after the caret. By hand digits enter from
 * the right, as in a bank's app: 1, 2, 3, 4 is 12,34, and so is 1, 2, comma, 3, 4. What comes at once is read as
 * an amount. A digit too many is not taken.
 */
export function editedAmount({ text, caret, previous, type = '' }: AmountEdit): { cents: number | null; after: number } {
  const digitsOf = (part: string) => part.replace(/\D/g, '')
  const before = digitsOf(text.slice(0, caret))
  const after = digitsOf(text.slice(caret))
  const unchanged = { cents: previous ? Number(digitsOf(previous)) : null, after: after.length }

  if (type.startsWith('delete')) {
    const onlyPunctuation = before + after === digitsOf(previous)
    const isForward = type.endsWith('Forward')
    const left = onlyPunctuation && !isForward ? before.slice(0, -1) : before
    const right = onlyPunctuation && isForward ? after.slice(1) : after
    return { cents: Number(left + right) || null, after: right.length }
  }
  if (type === 'insertText' && text.length <= previous.length + 1) {
    const digits = (before + after).replace(/^0+(?=\d)/, '')
    if (!digits || digits.length > mostDigits) return unchanged
    return { cents: Number(digits), after: after.length }
  }
  const cents = parseAmount(text)
  return cents === null && text ? unchanged : { cents, after: 0 }
}

/** The place in an amount before so many of its digits. */
export function placeBefore(text: string, digits: number): number {
  let place = text.length
  for (let left = digits; left > 0 && place > 0; place--) if (/\d/.test(text.charAt(place - 1))) left--
  return place
}
