import type { AmountLine } from '#api/debts.ts'
import type { LocalizedText } from '#api/locales.ts'

/** A line as payments keep it: earlier ones with the campaign's name in one language. */
export type KeptLine = Omit<AmountLine, 'name'> & { name?: string | Partial<LocalizedText> }

export const isDiscounted = (lines: readonly Pick<AmountLine, 'kind'>[]) => lines.some(({ kind }) => kind === 'campaign_discount')

export function discountOf(debts: readonly { lines: readonly AmountLine[] }[]): number {
  return debts.flatMap(({ lines }) => lines).reduce((sum, { kind, amount }) => (kind === 'campaign_discount' ? sum - amount : sum), 0)
}
