import type { ChoiceOption } from './option.tsx'
import { foldText } from './fold-text.ts'

/** Matches every word of `text` in label or description, ignoring case and accents. Labels that start with it come first. */
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

/** Returns the only enabled option whose label equals `text`, ignoring case and accents; null for none or several. */
export function optionSpelled<Option extends ChoiceOption>(options: readonly Option[], text: string): Option | null {
  const folded = foldText(text)
  const spelled = options.filter(({ label, disabled }) => !disabled && foldText(label) === folded)
  return spelled.length === 1 ? (spelled[0] ?? null) : null
}
