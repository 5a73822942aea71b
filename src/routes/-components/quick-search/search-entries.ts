import MiniSearch from 'minisearch'
import type { ReactNode } from 'react'
import { foldText } from '#design/components/choices/fold-text.ts'

export interface SearchEntry {
  id: string
  title: string
  description?: string | undefined
  /** An amount, at the end of the line. */
  aside?: string | undefined
  icon?: ReactNode
  /** What people call it, found before what is only named so: students who look for "notas" want their grades, not "Notas fiscais". */
  called?: string | undefined
  /** Other words that match. */
  keywords?: string | undefined
  run: () => void
}

/** How many letters may be wrong: of a short word none. Two letters that changed places are two. */
const typingErrors = (term: string) => (term.length < 4 ? false : term.length < 5 ? 1 : 2)

/** A plural finds the singular; words are found by their beginning. */
const singular = (term: string | null) => (term && term.length > 4 ? term.replace(/s$/, '') : term)

/** Most words without their ending, so that "trancar" finds "trancamento". */
const stemOf = (term: string) => (term.length < 6 ? term : term.slice(0, -2))

/** Words of phrases such as "minhas notas" or "how do I pay", in the three languages: entries do not have them. */
const fillers = new Set(
  (
    'a as o os um uma de do da dos das em no na nos nas para pra por com e meu minha meus minhas quero preciso como ver onde fazer alguem ' +
    'the an of to in for on and my i want need do how where see get someone ' +
    'el la los las del una en mi mis y quiero necesito con alguien'
  ).split(' '),
)

/** The words that are looked for. */
export const wantedWords = (text: string): string[] => text.split(/\s+/).flatMap((term) => wordOf(term) ?? [])

/** Null for what is not searched. */
function wordOf(term: string): string | null {
  const word = foldText(term)
  return word === '' || fillers.has(word) ? null : word
}

/** What is forgiven: nothing, other endings, typing errors. */
const leniencies = ['exact', 'endings', 'errors'] as const
type Leniency = (typeof leniencies)[number]

export interface EntryGroup {
  title: string
  entries: readonly SearchEntry[]
}

/**
 * Matches every word by its beginning, ignoring case and accents; the words of titles count most. Titles that only contain the text come
 * last (docs/requirements/shell.md §5, search of the menu).
 */
export function findEntries(entries: readonly SearchEntry[], text: string, leniency: Leniency = 'errors'): SearchEntry[] {
  if (!text.trim()) return [...entries]
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const index = new MiniSearch<SearchEntry>({
    fields: ['title', 'description', 'keywords'],
    extractField: (entry, field) =>
      (field === 'keywords' ? [entry.keywords, entry.called].filter(Boolean).join(' ') : entry[field as keyof SearchEntry]) as string,
    processTerm: wordOf,
    searchOptions: {
      prefix: true,
      fuzzy: leniency === 'errors' && typingErrors,
      processTerm: (term) => {
        const word = leniency === 'errors' ? wordOf(term) : singular(wordOf(term))
        return word && leniency === 'endings' ? stemOf(word) : word
      },
      combineWith: 'AND',
      boost: { title: 4, keywords: 2 },
      boostDocument: (id, term) => (wantedWords(byId.get(id as string)?.called ?? '').includes(term) ? 8 : 1),
    },
  })
  index.addAll(entries)
  const found = index.search(text).map(({ id }) => byId.get(id as string)!)
  const wanted = foldText(text)
  return [...found, ...entries.filter((entry) => !found.includes(entry) && foldText(entry.title).includes(wanted))]
}

/** Other endings are forgiven only where nothing is written as searched, typing errors where nothing is so either: "contraste" is no "contrato". */
export function findInGroups(groups: readonly EntryGroup[], text: string): EntryGroup[] {
  for (const leniency of leniencies) {
    const found = findEntries(
      groups.flatMap(({ entries }) => entries),
      text,
      leniency,
    )
    if (found.length === 0) continue
    const inOrder = groups.map(({ title, entries }) => ({ title, entries: found.filter((entry) => entries.includes(entry)) }))
    // Of typing errors, one in a title is the likelier.
    return leniency === 'errors' ? inOrder.toSorted((one, other) => rankIn(found, one) - rankIn(found, other)) : inOrder
  }
  return []
}

/** Place of the first of a group among all that were found. */
const rankIn = (found: readonly SearchEntry[], { entries: [first] }: EntryGroup) => (first ? found.indexOf(first) : found.length)

/** Groups in which a title begins so come first, then those in which one of its words does; else they keep their order. */
export function byBestMatch<Group extends EntryGroup>(groups: readonly Group[], text: string): Group[] {
  const wanted = wantedWords(text).join(' ')
  if (!wanted) return [...groups]
  const distance = ({ title }: SearchEntry) => {
    const folded = foldText(title)
    return folded.startsWith(wanted) ? 0 : folded.includes(` ${wanted}`) ? 1 : 2
  }
  const best = new Map(groups.map((group) => [group, Math.min(...group.entries.map(distance))]))
  return groups.toSorted((one, other) => best.get(one)! - best.get(other)!)
}
