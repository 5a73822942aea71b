import MiniSearch from 'minisearch'
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

/** How many letters may be wrong: of a short word none. */
const typingErrors = (term: string) => (term.length < 4 ? false : term.length < 6 ? 1 : 2)

/**
 * Matches every word by its beginning, ignoring case, accents and a typing error; the words of titles count most. Titles that only
 * contain the text come last (docs/requirements/shell.md §5, search of the menu).
 */
export function findEntries(entries: readonly SearchEntry[], text: string): SearchEntry[] {
  if (!text.trim()) return [...entries]
  const index = new MiniSearch<SearchEntry>({
    fields: ['title', 'description', 'keywords'],
    processTerm: (term) => foldText(term) || null,
    searchOptions: { prefix: true, fuzzy: typingErrors, combineWith: 'AND', boost: { title: 4, keywords: 2 } },
  })
  index.addAll(entries)
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const found = index.search(text).map(({ id }) => byId.get(id as string)!)
  const wanted = foldText(text)
  return [...found, ...entries.filter((entry) => !found.includes(entry) && foldText(entry.title).includes(wanted))]
}
