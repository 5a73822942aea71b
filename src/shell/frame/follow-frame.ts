import { countBadgeLook, countText } from '#design/components/feedback/count-badge.tsx'
import { hasCurrent, isOffered, unreadLabel, type UnreadWords } from './frame-rules.ts'
import { inFrame } from './frame-document.ts'

/** Marks the entries of the current page. A branch opens and closes as the page enters and leaves it; in between the person controls it. */
export function followPage(pathname: string, before: string | null): void {
  for (const link of inFrame<HTMLAnchorElement>('a[data-page]')) {
    if (hasCurrent(`${link.dataset.page}\n${link.dataset.within ?? ''}`, pathname)) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
  for (const branch of inFrame<HTMLDetailsElement>('details[data-branch]')) {
    const has = (page: string | null) => page !== null && hasCurrent(branch.dataset.branch!, page)
    if (has(pathname) !== has(before)) branch.open = has(pathname)
  }
}

/** Updates forms and links that lead back to the current page, and the search values that all links keep. */
export function followAddress(href: string, kept: string): void {
  for (const field of inFrame<HTMLInputElement>('input[name=returnTo]')) field.value = href
  for (const link of inFrame<HTMLAnchorElement>('a[href*="?returnTo="]')) link.search = `?${new URLSearchParams({ returnTo: href })}`
  if (!kept) return
  for (const link of inFrame<HTMLAnchorElement>('a[data-page]')) {
    const linkSearch = new URLSearchParams(link.search)
    for (const [name, value] of new URLSearchParams(kept)) linkSearch.set(name, value)
    link.search = `?${linkSearch}`
  }
}

/** @param isNews whether to say it, as when one has come */
export function followUnread(unread: number, locale: string, isNews: boolean): void {
  for (const bell of inFrame('[data-bell]')) {
    const label = unreadLabel(bell.dataset as unknown as UnreadWords, unread, locale)
    const button = bell.querySelector('button')!
    button.title = label
    for (const named of [button, bell.querySelector('[popover]')!]) named.setAttribute('aria-label', label)
    const badge = bell.querySelector<HTMLElement>('[data-count]')!
    badge.textContent = countText(unread)
    badge.hidden = unread === 0
    badge.className = countBadgeLook
    if (isNews) for (const news of inFrame('[data-bell-news]')) news.textContent = label
  }
}

export interface HelpState {
  sector: string | null
  allowsThirdParty: boolean
  chat: string
  openedAssistants: readonly string[]
}

/** @returns whether the page offers the institution's support */
export function followHelp({ chat, openedAssistants, ...page }: HelpState): boolean {
  for (const entry of inFrame('[data-offer]')) entry.hidden = !isOffered(entry.dataset.offer!, page)
  for (const entry of inFrame('[data-press]')) {
    const [kind, name] = entry.dataset.press!.split(':')
    if (!name) continue
    const state = kind === 'support' ? chat : openedAssistants.includes(name) ? 'open' : 'closed'
    showState(entry, state)
  }
  for (const news of inFrame('[data-chat-news]')) news.textContent = chat === 'failed' ? news.dataset.failed! : ''
  return inFrame('[data-support]').some(({ hidden }) => !hidden)
}

/** Shows, of several words or icons, those of one state. */
export function showState(element: Element, state: string): void {
  for (const part of element.querySelectorAll('[data-when]'))
    part.toggleAttribute('hidden', !part.getAttribute('data-when')!.split(' ').includes(state))
}
