/** Allows up to R$ 99.999.999.999,99. */
const mostDigits = 13

/** Formats cents without the currency: `123456` is `1.234,56`; null is an empty string. */
export function amountText(cents: number | null, locale: string): string {
  if (cents === null) return ''
  const digits = String(cents).padStart(3, '0')
  // As a string: floating-point division could change the amount.
  const exact = `${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(exact)
}

/** Parses a pasted or dictated amount (`1.234,56`, `R$ 1,234.5`, `50`) to cents in any locale; null if invalid. */
export function parseAmount(text: string): number | null {
  const [, number] = /^[^\d-]*(\d[\d.,\s]*)[^\d-]*$/.exec(text) ?? []
  if (!number) return null
  const [, units = '', fraction = ''] = /^(.*?)(?:[.,](\d{0,2}))?$/.exec(number.replace(/\s/g, '')) ?? []
  const isWhole = /^\d+$|^\d{1,3}(?:[.,]\d{3})+$/.test(units)
  const digits = units.replace(/\D/g, '') + fraction.padEnd(2, '0')
  return isWhole && digits.length <= mostDigits ? Number(digits) : null
}

export interface AmountEdit {
  text: string
  caret: number
  previous: string
  /** The event's `inputType`; undefined for autofill. */
  type?: string | undefined
}

/** Returns cents and the number of digits after the caret. Typed digits enter from the right, as in banking apps: 1, 2, 3, 4 is 12,34. */
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

export function placeBefore(text: string, digits: number): number {
  let place = text.length
  for (let left = digits; left > 0 && place > 0; place--) if (/\d/.test(text.charAt(place - 1))) left--
  return place
}
