import type { ReactNode } from 'react'
import { foldText } from '#design/components/choices/fold-text.ts'

export interface SearchEntry {
  id: string
  title: string
  description?: string | undefined
  icon?: ReactNode
  /** Other words that match. */
  keywords?: string | undefined
  run: () => void
}

/** Matches every word, ignoring case and accents; titles that begin with the text first. */
export function findEntries(entries: readonly SearchEntry[], text: string): SearchEntry[] {
  const folded = foldText(text)
  if (!folded) return [...entries]
  const found = entries.filter(({ title, description = '', keywords = '' }) => {
    const whole = foldText(`${title} ${description} ${keywords}`)
    return folded.split(' ').every((word) => whole.includes(word))
  })
  const begins = ({ title }: SearchEntry) => foldText(title).startsWith(folded)
  return [...found.filter(begins), ...found.filter((entry) => !begins(entry))]
}
