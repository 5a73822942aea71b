import { VisuallyHidden } from '#design/components/text/visually-hidden.tsx'
import { type NamedDebt, useDebtWords } from './debt-words.ts'

/**
 * Ends the name of a link or button, after its visible words (WCAG 2.5.3), with what it is for. @param amount formatted, unless the visible words
 * have it
 */
export function ForDebts({ debts, amount }: { debts: readonly NamedDebt[]; amount?: string | undefined }) {
  const { namesOf } = useDebtWords()
  return <VisuallyHidden>{[amount, namesOf(debts)].filter(Boolean).map((part) => `, ${part}`)}</VisuallyHidden>
}
