import type { AmountLine } from '#api/debts.ts'

export const isDiscounted = (lines: readonly AmountLine[]) => lines.some(({ kind }) => kind === 'campaign_discount')

export function discountOf(debts: readonly { lines: readonly AmountLine[] }[]): number {
  return debts.flatMap(({ lines }) => lines).reduce((sum, { kind, amount }) => (kind === 'campaign_discount' ? sum - amount : sum), 0)
}
