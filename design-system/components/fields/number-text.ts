/** Returns the whole-number part of a text: `1.234` is 1234, `12,5` is 12. */
export function wholeNumberText(text: string, allowNegative: boolean): string {
  const plain = text.normalize('NFKC').trim()
  const sign = allowNegative && /^[-\u2212]/.test(plain) ? '-' : ''
  return sign + plain.replace(/[.,]\d{0,2}$/, '').replace(/\D/g, '')
}

export function wholeNumber(text: string): number | null {
  return /\d/.test(text) ? Number(text) : null
}

export interface NumberSteps {
  min?: number | undefined
  max?: number | undefined
  step: number
}

/** Returns the number `count` steps away within the limits, on steps counted from `min`; from null, the first one. */
export function nextStepValue(now: number | null, count: number, { min, max, step }: NumberSteps): number {
  const first = min ?? 0
  if (now === null) return first
  const steps = (now - first) / step
  const next = first + step * ((count > 0 ? Math.floor(steps) : Math.ceil(steps)) + count)
  const last = max === undefined ? Infinity : first + step * Math.floor((max - first) / step)
  return Math.min(last, Math.max(min ?? -Infinity, next))
}
