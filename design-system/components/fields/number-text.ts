/**
 * What of a text, typed or pasted, is a whole number: its digits, and a minus where numbers below zero are allowed.
 * `1.234` is 1234; from `12,5` only 12 remains.
 */
export function wholeNumberText(text: string, allowNegative: boolean): string {
  const plain = text.normalize('NFKC').trim()
  const sign = allowNegative && /^[-\u2212]/.test(plain) ? '-' : ''
  return sign + plain.replace(/[.,]\d{0,2}$/, '').replace(/\D/g, '')
}

/** The number of such a text; null where it has no digit. */
export function wholeNumber(text: string): number | null {
  return /\d/.test(text) ? Number(text) : null
}

export interface NumberSteps {
  min?: number | undefined
  max?: number | undefined
  step: number
}

/**
 * The number so many steps from another, on the steps counted from `min` and between `min` and `max`. From nothing
 * it is the first number.
 */
export function stepFrom(now: number | null, count: number, { min, max, step }: NumberSteps): number {
  const first = min ?? 0
  if (now === null) return first
  const steps = (now - first) / step
  const next = first + step * ((count > 0 ? Math.floor(steps) : Math.ceil(steps)) + count)
  const last = max === undefined ? Infinity : first + step * Math.floor((max - first) / step)
  return Math.min(last, Math.max(min ?? -Infinity, next))
}
