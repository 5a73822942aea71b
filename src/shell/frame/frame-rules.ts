import { retainedSearch } from '../../kit/search/portal-search.ts'

/** Matches pages of payments whose path is not below their entry's. */
const paying = /\/(payment-checkout|campaigns)/

/** Matches the pages to which the statement's entry leads, too. */
const history = /^\/financial\/(invoices|report-income)/

/** Returns whether a menu entry is that of the current page, or one above it. Paths are below the base path. */
function isCurrent(path: string, pathname: string): boolean {
  if (path === '/financial/payments' && paying.test(pathname)) return true
  if (path === '/financial/statement' && history.test(pathname)) return true
  const here = pathname.replace(/(?<=.)\/$/, '')
  return here === path || (path !== '/' && here.startsWith(`${path}/`))
}

/** Whether the current page is in a branch or an area. @param paths of its pages, a line each; none where all of them lead elsewhere */
export const hasCurrent = (paths: string, pathname: string): boolean =>
  paths.split('\n').some((path) => path !== '' && isCurrent(path, pathname))

/** Returns whether a help entry is shown, by its `offer`: the sectors it serves, `*` for all; `third` if it runs third-party scripts. */
export function isOffered(offer: string, { sector, allowsThirdParty }: { sector: string | null; allowsThirdParty: boolean }): boolean {
  const words = offer.split(' ')
  return (words.includes('*') || (sector !== null && words.includes(sector))) && (allowsThirdParty || !words.includes('third'))
}

export interface UnreadWords {
  none: string
  one: string
  /** With `#` in place of the number. */
  other: string
}

/** Accessible name of the bell. */
export const unreadLabel = ({ none, one, other }: UnreadWords, unread: number, locale: string): string =>
  unread === 0 ? none : unread === 1 ? one : other.replace('#', new Intl.NumberFormat(locale).format(unread))

export type KeptSearch = Partial<Record<(typeof retainedSearch)[number], string | boolean | undefined>>

/** Search values that every link keeps, written as in an address. */
export const keptSearch = (search: KeptSearch): string =>
  new URLSearchParams(retainedSearch.flatMap((name) => (search[name] === undefined ? [] : [[name, String(search[name])]]))).toString()
