import type { AmountLine } from '#api/financial/debts.ts'

type Line = Pick<AmountLine, 'kind' | 'amount'>

/** Returns whether a line does not depend on the day of a payment. */
export const isFirm = ({ kind }: Pick<AmountLine, 'kind'>) => kind === 'gross' || kind === 'scholarship'

export const sumOfLines = (lines: readonly Line[]) => lines.reduce((sum, { amount }) => sum + amount, 0)

/** Returns the share of charges and discounts that an amount of cents pays; `lines` sum to the amount that would have paid all. */
export function getShare<Charged extends Line>(lines: readonly Charged[], amount: number): Charged[] {
  const whole = sumOfLines(lines)
  return lines
    .filter((line) => !isFirm(line) && line.kind !== 'part_payment')
    .map((line) => ({ ...line, amount: Math.round((line.amount * amount) / whole) }))
}

/** Returns the lines of a settled debt's amount, which several payments may have settled. They sum to the payments. */
export function linesPaid<Charged extends Line>(payments: readonly { amount: number; lines: readonly Charged[] }[]): Charged[] {
  const [first, ...others] = payments
  if (!first) return []
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0)
  if (others.length === 0 && sumOfLines(first.lines) === paid) return [...first.lines]
  const byKind = new Map<Line['kind'], Charged>()
  for (const line of payments.flatMap(({ lines, amount }) => getShare(lines, amount)))
    byKind.set(line.kind, { ...line, amount: line.amount + (byKind.get(line.kind)?.amount ?? 0) })
  const lines = [...first.lines.filter(isFirm), ...byKind.values()]
  const rounded = paid - sumOfLines(lines)
  const takes = lines.findLast((line) => !isFirm(line))
  return lines.map((line) => (line === takes ? { ...line, amount: line.amount + rounded } : line))
}
