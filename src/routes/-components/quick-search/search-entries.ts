import MiniSearch, { type SearchResult } from 'minisearch'
import type { ReactNode } from 'react'
import { foldText } from '#design/components/choices/fold-text.ts'

export interface SearchEntry {
  id: string
  title: string
  description?: string | undefined
  /** An amount, at the end of the line. */
  aside?: string | undefined
  icon?: ReactNode
  /** Its other names, separated by commas: found as if they were the title. */
  called?: string | undefined
  /** What people look for there, separated by commas. */
  keywords?: string | undefined
  run: () => void
}

export interface FoundEntry extends SearchEntry {
  /** The other name by which it was found. */
  also?: string | undefined
  /** How well it matches: 0 is best. */
  rank?: number
}

export interface EntryGroup {
  title: string
  entries: readonly FoundEntry[]
  /** Records keep their own order, such as what is due first. */
  isRecords?: boolean | undefined
}

/** Returns whether a term has a digit, which must match exactly: one digit more or less is another protocol, amount or registration. */
const hasDigit = (term: string) => /\d/.test(term)

/** Returns the most letters that may be wrong; `isTypingError` decides which differences are typing errors. */
const typingErrors = (term: string) => (term.length < 4 || hasDigit(term) ? false : term.length < 5 ? 1 : 2)

/** Returns whether a term may be a typing error. Nobody mistypes a first letter, nor two letters of a short word unless swapped: "multa" is not "aula". */
function isTypingError(term: string, word: string): boolean {
  if (term[0] !== word[0]) return false
  if (term.length > 9) return true
  const from = [...term].findIndex((letter, index) => letter !== word[index])
  const [rest, other] = [term.slice(from), word.slice(from)]
  const isSwapped = rest.length > 1 && `${rest[1]}${rest[0]}${rest.slice(2)}` === other
  return isSwapped || rest.slice(1) === other || rest === other.slice(1) || rest.slice(1) === other.slice(1)
}

/** Removes a plural's ending, so that it finds the singular; words match by their beginning. */
const singular = (term: string | null) => (term && term.length > 4 ? term.replace(/s$/, '') : term)

/** Words of phrases such as "minhas notas" or "how do I pay", in the three languages, which say nothing about what is searched. */
const fillers = new Set(
  (
    'a as o os ao aos um uma de do da dos das em no na nos nas para pra por pelo pela com e eu me meu minha meus minhas que qual quais quero ' +
    'queria preciso posso consigo gostaria como ver vejo ve acho pego encontro cade nao ta abre funciona onde quando aonde fica esta estao tenho ter faco faz fazer favor alguem isso este essa ' +
    'the an of to in for on at and is are it i im my me want need can could how do does doesn not t work find where when what which see get have please someone ' +
    'el la lo los las del al una en mi mis y que cual quiero quisiera necesito puedo donde cuando hacer hago esta estan tengo favor con alguien'
  ).split(' '),
)

const separator = /[\p{Z}\p{P}\s]+/u

const getTerms = (text: string): string[] => text.replace(/e-mail/gi, 'email').split(separator)

/** The words that are looked for. */
export const searchedWords = (text: string): string[] => getTerms(text).flatMap((term) => getWord(term) ?? [])

/** Returns a term's word; null if it is not searched for. */
function getWord(term: string): string | null {
  const word = foldText(term)
  return word === '' || fillers.has(word) ? null : word
}

const getPhrases = (words: string | undefined) => (words ?? '').split(',').flatMap((phrase) => phrase.trim() || [])

/** The levels of leniency: none, other endings, typing errors, words that occur nowhere. */
const leniencies = ['exact', 'endings', 'errors', 'some'] as const
type Leniency = (typeof leniencies)[number]

/** In the order of the best match. Titles that only contain the text come last (docs/requirements/shell.md §5, search of the menu). */
export function findEntries(entries: readonly SearchEntry[], text: string, leniency: Leniency = 'errors'): FoundEntry[] {
  if (!text.trim()) return [...entries]
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const index = new MiniSearch<SearchEntry>({
    fields: ['title', 'called', 'description', 'keywords'],
    tokenize: getTerms,
    processTerm: getWord,
    searchOptions: {
      prefix: (term) => leniency !== 'some' || term.length > 3,
      fuzzy: leniency === 'errors' && typingErrors,
      // Most words without their ending, so that "trancar" finds "trancamento".
      processTerm: (term) => {
        const word = leniency === 'errors' ? getWord(term) : singular(getWord(term))
        const shortest = leniency === 'endings' ? 6 : leniency === 'some' ? 6 : Number.POSITIVE_INFINITY
        return word && word.length >= shortest ? word.slice(0, -2) : word
      },
      combineWith: leniency === 'some' ? 'OR' : 'AND',
      boost: { title: 4, called: 4, keywords: 2 },
      // A complete word counts hardly more than one that begins with the term.
      weights: { prefix: 0.8, fuzzy: 0.45 },
    },
  })
  index.addAll(entries)
  const wanted = searchedWords(text)
  const matching = index.search(text)
  const results =
    leniency === 'some' ? mostWords(matching, wanted) : leniency === 'errors' ? matching.filter(hasTypingErrors(wanted)) : matching
  const found = results
    .map((result): FoundEntry & { rank: number } => {
      const entry = byId.get(result.id as string)!
      const rank =
        leniency === 'some'
          ? worstRank - result.score / results[0]!.score
          : Math.min(rankByName(entry, wanted.join(' ')), rankByMatch(result))
      return { ...entry, also: otherName(entry, result), rank }
    })
    .toSorted((one, other) => one.rank - other.rank)
  const folded = foldText(text)
  const others = entries.filter(({ id, title }) => !found.some((entry) => entry.id === id) && foldText(title).includes(folded))
  return [...found, ...others.map((entry) => ({ ...entry, rank: worstRank }))]
}

/** Accepts typing errors only in names and keywords, not in descriptions. */
const hasTypingErrors = (wanted: readonly string[]) => (result: SearchResult) =>
  wanted.every((term) =>
    Object.entries(result.match).some(
      ([word, fields]) => word.startsWith(term) || (isTypingError(term, word) && fields.some((field) => field !== 'description')),
    ),
  )

const isYear = (word: string) => /^20\d\d$/.test(word)

/** Returns the results with the most of the words, if at least half; a single word is no phrase, and numbers other than years do not count. */
function mostWords(results: SearchResult[], wanted: readonly string[]): SearchResult[] {
  if (wanted.length < 2 || wanted.some((word) => hasDigit(word) && !isYear(word))) return []
  const most = Math.max(0, ...results.map(({ queryTerms }) => queryTerms.length))
  return most >= wanted.length / 2 ? results.filter(({ queryTerms }) => queryTerms.length === most) : []
}

const inNames = (fields: readonly string[]) => fields.includes('title') || fields.includes('called')

const worstRank = 5

/** Ranks a name: equal, begins with these words, begins with this text, has such a word; else worst. @param wanted folded words, without fillers */
function rankByName({ title, called }: SearchEntry, wanted: string): number {
  const ranks = [title, ...getPhrases(called)].map((name) => {
    const words = searchedWords(name).join(' ')
    if (words === wanted) return 0
    if (words.startsWith(`${wanted} `)) return 1
    // An incomplete word more likely means a name that is visible.
    if (words.startsWith(wanted)) return name === title ? 2 : 3
    return words.includes(` ${wanted}`) ? 3 : worstRank
  })
  return Math.min(...ranks)
}

/** Ranks better if all words are in names; else worst. */
const rankByMatch = ({ match, queryTerms }: SearchResult) =>
  Object.values(match).filter(inNames).length >= queryTerms.length ? worstRank - 1 : worstRank

/** Returns the other name that matched, if neither title nor second line has those words (nor their plural). */
function otherName({ title, description = '', called, keywords }: SearchEntry, { match }: SearchResult): string | undefined {
  const seen = searchedWords(`${title} ${description}`)
  if (Object.keys(match).every((term) => seen.some((word) => word.startsWith(singular(term)!)))) return undefined
  const phrases = [...getPhrases(called), ...getPhrases(keywords)].map((phrase) => {
    const words = searchedWords(phrase)
    return { phrase, matched: Object.keys(match).filter((term) => words.includes(term)).length, of: words.length }
  })
  // Among phrases that match equally many words, the shortest is the most precise.
  const [best] = phrases.toSorted((one, other) => other.matched - one.matched || one.of - other.of)
  return best?.phrase
}

/** Tries exact matches first, then other endings, then typing errors: "contraste" must not find "contrato". */
export function findInGroups(groups: readonly EntryGroup[], text: string): EntryGroup[] {
  for (const leniency of leniencies) {
    const found = findEntries(
      groups.flatMap(({ entries }) => entries),
      text,
      leniency,
    )
    if (found.length === 0) continue
    const byId = new Map(found.map((entry) => [entry.id, entry]))
    return groups.map((group) => {
      const ids = new Set(group.entries.map(({ id }) => id))
      const inOrder = group.entries.flatMap(({ id }) => byId.get(id) ?? []).toSorted((one, other) => one.rank! - other.rank!)
      return { ...group, entries: group.isRecords ? inOrder : found.filter(({ id }) => ids.has(id)) }
    })
  }
  return []
}

/** Sorts groups by their best entry; equal ones keep their order. Records found by a service are ranked by their title. */
export function byBestMatch<Group extends EntryGroup>(groups: readonly Group[], text: string): Group[] {
  const wanted = searchedWords(text).join(' ')
  if (!wanted) return [...groups]
  const best = new Map(groups.map((group) => [group, Math.min(...group.entries.map((entry) => entry.rank ?? rankByName(entry, wanted)))]))
  return groups.toSorted((one, other) => best.get(one)! - best.get(other)!)
}
