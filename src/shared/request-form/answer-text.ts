/** What a field shows of an answer: numbers as one types them, `1,5` in Portuguese. */
export function typedText(value: unknown, locale: string): string {
  if (typeof value === 'number') return new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 10 }).format(value)
  return typeof value === 'string' ? value : ''
}

/** The chosen values of a list. */
export function chosenValues(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string')
  return typeof value === 'string' && value !== '' ? [value] : []
}
