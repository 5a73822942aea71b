import type { AnyRouter } from '@tanstack/react-router'
import { initials } from '#design/components/choices/initials.ts'
import { look } from '#design/look.ts'
import { isUnreadable } from '#design/patterns/brand-mark.tsx'
import { listenToFrame } from '#design/patterns/listen-to-frame.ts'
import { prepareSignOut } from '../../kit/sign-out-form.tsx'
import { chooseSidebarWidth, sidebarWidth } from '../../request/sidebar-preference.ts'
import { prefersReducedData } from '../prefers-reduced-data.ts'
import { showState } from './follow-frame.ts'
import { inFrame } from './frame-document.ts'

export interface FrameAnswers {
  router: Pick<AnyRouter, 'navigate' | 'preloadRoute' | 'options'>
  /** Called with the name in `data-press`, such as a panel's. */
  press: (name: string) => void
}

/** The delay before preloading on hover or focus, as with the router's own links. */
const intentMs = 50

/** Handles presses in one part of the frame. @returns to stop it */
export function answerFramePresses(place: HTMLElement, { router, press }: FrameAnswers): () => void {
  const until = new AbortController()
  const listening = { signal: until.signal }
  const stopPopovers = listenToFrame(place)
  let intent: ReturnType<typeof setTimeout> | undefined

  place.addEventListener(
    'click',
    (event) => {
      const target = (event.target as Element).closest<HTMLElement>('[data-press], a[data-page]')
      if (!target || !isPlain(event)) return
      const { press: name } = target.dataset
      if (name === undefined) {
        event.preventDefault()
        void router.navigate(getAddress(target as HTMLAnchorElement, router))
      } else {
        // Links to pages that open over this one.
        if (target instanceof HTMLAnchorElement) {
          event.preventDefault()
          target.closest<HTMLElement>('[popover]')?.hidePopover()
        }
        if (name === 'menu') toggleMenu()
        else press(name)
      }
    },
    listening,
  )

  const preload = ({ target, type }: Event) => {
    clearTimeout(intent)
    const link = (target as Element).closest<HTMLAnchorElement>('a[data-page]')
    if (!link || prefersReducedData()) return
    intent = setTimeout(
      () => void router.preloadRoute(getAddress(link, router)).catch(() => undefined),
      type === 'touchstart' ? 0 : intentMs,
    )
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) place.addEventListener(type, preload, { ...listening, passive: true })
  place.addEventListener('pointerleave', () => clearTimeout(intent), listening)

  place.addEventListener(
    'submit',
    ({ target }) => {
      if (target instanceof HTMLElement && target.dataset.signOut !== undefined) prepareSignOut()
    },
    listening,
  )

  // Neither bubbles.
  for (const type of ['load', 'error']) place.addEventListener(type, ({ target }) => judge(target), { ...listening, capture: true })
  for (const image of place.querySelectorAll('img')) if (image.complete) judge(image)

  place.dataset.answers = ''
  return () => {
    stopPopovers()
    clearTimeout(intent)
    until.abort()
  }
}

const isPlain = (event: MouseEvent) =>
  !event.defaultPrevented && event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey

const getAddress = ({ dataset, search }: HTMLAnchorElement, { options }: FrameAnswers['router']) => ({
  to: dataset.page!,
  search: options.parseSearch!(search),
})

function toggleMenu() {
  const width = sidebarWidth() === 'mini' ? 'full' : 'mini'
  chooseSidebarWidth(width)
  document.querySelector('.app-frame__root')?.setAttribute('data-nav', width)
  showSidebarWidth(width)
}

/** Shows the sidebar's width; the menu's button names its next action. */
export function showSidebarWidth(width: string): void {
  for (const button of inFrame('[data-width]')) {
    if (button.dataset.width === width) continue
    const label = button.dataset.other!
    button.dataset.other = button.title
    button.dataset.width = width
    button.title = label
    button.querySelector('.sidebar__itemLabel')!.textContent = label
    showState(button, width)
  }
}

/** Replaces an image that shows nothing by words: of the institution, as in `BrandMark`, or of the person. */
function judge(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement) || !target.isConnected) return
  const words = () => {
    const brand = target.closest<HTMLElement>('[data-initial]')
    if (brand) (target.closest('picture') ?? target).replaceWith(...brandWords(brand.dataset.initial!, target.alt))
    else target.replaceWith(initials(target.closest('button')?.querySelector('.app-header__accountName')?.textContent ?? ''))
  }
  if (target.naturalWidth > 0 && target.closest('picture') && isUnreadable(target)) words()
  // An image that failed has no width; neither has a drawing without intrinsic size.
  else if (target.naturalWidth === 0) target.decode().catch(words)
}

function brandWords(initial: string, name: string): HTMLElement[] {
  const tile = document.createElement('span')
  tile.className = look('brand-mark__tile')
  tile.ariaHidden = 'true'
  tile.textContent = initial
  const words = document.createElement('span')
  words.className = look('brand-mark__name', { compact: true })
  words.dir = 'auto'
  words.textContent = name
  return [tile, words]
}
