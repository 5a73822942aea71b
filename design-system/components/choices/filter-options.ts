import type { ChoiceOption } from './option.tsx'
import { foldText } from './fold-text.ts'

/**
 * The options whose label or description has every word of `text`, in any order, case and accents aside; all of
 * them for an empty text. Those whose label starts with the text come first, each part in its own order.
 */
export function filterOptions<Option extends ChoiceOption>(options: readonly Option[], text: string): Option[] {
  const folded = foldText(text)
  if (!folded) return [...options]
  const words = folded.split(' ')
  const starting: Option[] = []
  const others: Option[] = []
  for (const option of options) {
    const label = foldText(option.label)
    const whole = `${label} ${foldText(option.description ?? '')}`
    if (label.startsWith(folded)) starting.push(option)
    else if (words.every((word) => whole.includes(word))) others.push(option)
  }
  return [...starting, ...others]
}

/** The option that `text` spells out, case and accents aside; null if none or more than one does. */
export function optionSpelled<Option extends ChoiceOption>(options: readonly Option[], text: string): Option | null {
  const folded = foldText(text)
  const spelled = options.filter(({ label, disabled }) => !disabled && foldText(label) === folded)
  return spelled.length === 1 ? (spelled[0] ?? null) : null
}
