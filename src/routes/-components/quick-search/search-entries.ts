import type { ReactNode } from 'react'
import { foldText } from '#design/components/choices/fold-text.ts'

/** Something that the search of the portal finds, and what choosing it does. */
export interface SearchEntry {
  id: string
  title: string
  description?: string | undefined
  icon?: ReactNode
  /** Other words by which people look for it. */
  keywords?: string | undefined
  run: () => void
}

/** The entries that have every word of a text, case and accents aside; those whose title begins with it come first. */
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
