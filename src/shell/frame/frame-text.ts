import { countBadgeLook, countText } from '#design/components/feedback/count-badge.tsx'
import { hasCurrent, isOffered, unreadLabel, type UnreadWords } from './frame-rules.ts'

/** Places in the document that have a text each. */
export type FramePartName = 'skip' | 'top' | 'foot'

/** What differs by person and page in a text that many share. */
export interface FrameValues {
  /** Below the base path. */
  pathname: string
  /** The address with its search, for forms that lead back. */
  href: string
  /** Search values that every link keeps, such as the tab's: `tab=1`, or nothing. */
  kept: string
  name: string
  initials: string
  photo: string
  /** Role and place in which the person acts. */
  role: string
  unread: number
  locale: string
  sector: string | null
  allowsThirdParty: boolean
}

export const holeNames = [
  'href',
  'encodedHref',
  'first',
  'more',
  'name',
  'initials',
  'photo',
  'role',
  'unreadLabel',
  'unreadCount',
  'badge',
] as const
type HoleName = (typeof holeNames)[number]

/** Returns a placeholder for a value in markup, of private characters, which escaping does not change. */
export const hole = (name: HoleName): string => `\uE000${name}\uE001`

type Part = string | { kind: string; value: string }

export interface FrameText {
  parts: readonly Part[]
  unreadWords: UnreadWords
}

const holes = /\uE000(\w+)\uE001| data-(page|branch|offer|count)="([^"]*)"(?: data-within="([^"]*)")?/g

/** Splits markup once, so that a page only joins it. Attributes that depend on the page follow the data attributes that say on what. */
export function frameText(markup: string, unreadWords: UnreadWords): FrameText {
  const parts: Part[] = []
  let from = 0
  for (const { 0: found, 1: name, 2: kind, 3: value, 4: within, index } of markup.matchAll(holes)) {
    if (name === undefined) {
      parts.push(markup.slice(from, index + found.length), { kind: kind!, value: unescapeHtml(within ? `${value}\n${within}` : value!) })
    } else {
      parts.push(markup.slice(from, index), { kind: 'text', value: name })
    }
    from = index + found.length
  }
  return { parts: [...parts, markup.slice(from)], unreadWords }
}

/** Returns the text of one page. All user content is escaped here. */
export function fillFrame({ parts, unreadWords }: FrameText, values: FrameValues): string {
  const { href, kept, name, initials, photo, role, unread, locale } = values
  const texts: Record<HoleName, string> = {
    href,
    encodedHref: encodeURIComponent(href),
    first: kept && `?${kept}`,
    more: kept && `&${kept}`,
    name,
    initials,
    photo,
    role,
    unreadLabel: unreadLabel(unreadWords, unread, locale),
    unreadCount: countText(unread),
    // No class without a count, so that the first view needs no rules for it.
    badge: unread > 0 ? countBadgeLook : '',
  }
  // Escaped once each: the same few values are in every link.
  const escaped = new Map<string, string>()
  for (const name in texts) escaped.set(name, escapeHtml(texts[name as HoleName]))
  const attributeValues: Record<string, (value: string) => string> = {
    page: (paths) => (hasCurrent(paths, values.pathname) ? ' aria-current="page"' : ''),
    branch: (paths) => (hasCurrent(paths, values.pathname) ? ' open=""' : ''),
    offer: (offer) => (isOffered(offer, values) ? '' : ' hidden=""'),
    count: () => (unread > 0 ? '' : ' hidden=""'),
  }
  let text = ''
  for (const part of parts) {
    if (typeof part === 'string') text += part
    else text += part.kind === 'text' ? (escaped.get(part.value) ?? '') : attributeValues[part.kind]!(part.value)
  }
  return text
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
const characters = Object.fromEntries(Object.entries(entities).map(([character, entity]) => [entity, character]))

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character]!)
const unescapeHtml = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => characters[entity]!)
