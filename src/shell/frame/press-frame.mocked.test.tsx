// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followAddress, followHelp, followPage, followUnread } from './follow-frame.ts'
import { replaceFrame, takePlace } from './frame-document.ts'
import { answerFramePresses } from './press-frame.ts'

const prepareSignOut = vi.hoisted(() => vi.fn<() => void>())
vi.mock('../../kit/sign-out-form.tsx', () => ({ prepareSignOut }))

const menu = `
  <a data-page="/" href="/academic-services/">Início</a>
  <details data-branch="/a\n/b"><summary>Ramo</summary><a data-page="/a" href="/academic-services/a?x=1">A</a></details>
  <a href="https://elsewhere.test/" target="_blank">Fora</a>
  <button type="button" data-press="search">Buscar</button>
  <div popover="auto"><a href="/academic-services/welcome" data-press="context">Perfil</a></div>
  <form><input type="hidden" name="returnTo" value="/" /></form>
  <form data-sign-out=""><button>Sair</button></form>
  <a href="/academic-services/impersonation?returnTo=%2F">Atuar</a>
  <a class="brand-mark__root" data-initial="A"><picture><img src="/logo" alt="Aurora" /></picture></a>
  <button type="button"><span class="avatar"><img src="/photo" alt="" /></span><span class="app-header__accountName">Ana Souza</span></button>
  <span data-bell="" data-none="Nada" data-one="Uma" data-other="# novas"><button title="Nada"><i data-count="" hidden>0</i></button><div popover="auto"></div></span>
  <span data-bell-news=""></span>
  <button type="button" data-press="support:0" data-offer="third general" data-support=""><i data-when="closed open">Chat</i><i data-when="failed" hidden>Falhou</i></button>
  <button type="button" data-press="assistant:vlibras" data-offer="third *"><i data-when="closed">Abrir</i><i data-when="open" hidden>Fechar</i></button>
  <a data-page="/c" data-within="/d\n/e" href="/academic-services/c">C</a>
  <span data-chat-news="" data-failed="O chat falhou"></span>`

const router = {
  navigate: vi.fn<() => Promise<void>>(async () => {}),
  preloadRoute: vi.fn<() => Promise<undefined>>(async () => undefined),
}
const press = vi.fn<(name: string) => void>()
let place: HTMLElement
let stop: () => void

beforeEach(() => {
  vi.clearAllMocks()
  HTMLElement.prototype.hidePopover = () => {}
  document.body.innerHTML = '<div id="top"></div><div id="foot"></div>'
  place = document.getElementById('top')!
  takePlace('top', place)
  replaceFrame({ skip: '', top: menu, foot: '' })
  const parse = { parseSearch: (search: string) => Object.fromEntries(new URLSearchParams(search)) }
  stop = answerFramePresses(place, { router: { ...router, options: parse } as never, press })
})
afterEach(() => stop())

const link = (text: string) => [...place.querySelectorAll('a')].find(({ textContent }) => textContent === text)!
/** @returns whether the browser would follow it by itself */
const click = (element: Element, more: MouseEventInit = {}) => {
  // jsdom cannot navigate.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more })
  let prevented = false
  element.addEventListener('click', () => queueMicrotask(() => {}), { once: true })
  place.parentElement!.addEventListener('click', () => (prevented = event.defaultPrevented), { once: true })
  element.dispatchEvent(event)
  return !prevented
}

test('a link of the menu opens its page by the router, with its search', () => {
  expect(click(link('A'))).toBe(false)
  expect(router.navigate).toHaveBeenCalledExactlyOnceWith({ to: '/a', search: { x: '1' } })
})

test('another tab, another button and other sites are the browser’s', () => {
  expect(click(link('A'), { ctrlKey: true })).toBe(true)
  expect(click(link('A'), { metaKey: true })).toBe(true)
  expect(click(link('A'), { shiftKey: true })).toBe(true)
  expect(click(link('Fora'))).toBe(true)
  expect(click(link('Perfil'), { ctrlKey: true })).toBe(true)
  expect(router.navigate).not.toHaveBeenCalled()
  expect(press).not.toHaveBeenCalled()
})

test('buttons press what they name, and a link that opens here does not leave', () => {
  click(place.querySelector('[data-press=search]')!)
  expect(click(link('Perfil'))).toBe(false)
  expect(press.mock.calls).toEqual([['search'], ['context']])
})

test('a page is fetched when somebody is about to open it', () => {
  vi.useFakeTimers()
  link('A').dispatchEvent(new Event('pointerover', { bubbles: true }))
  vi.runAllTimers()
  expect(router.preloadRoute).toHaveBeenCalledExactlyOnceWith({ to: '/a', search: { x: '1' } })
  vi.useRealTimers()
})

test('whoever signs out leaves nothing behind', () => {
  const form = place.querySelector('[data-sign-out]')!
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  expect(prepareSignOut).toHaveBeenCalledOnce()
})

test('a logo that does not load makes way for the name, a photo for the initials', async () => {
  for (const image of place.querySelectorAll('img')) {
    image.decode = () => Promise.reject(new Error('broken'))
    image.dispatchEvent(new Event('error'))
  }
  await vi.waitFor(() => expect(place.querySelector('.brand-mark__root')!.textContent).toBe('AAurora'))
  expect(place.querySelector('.avatar')!.textContent).toBe('AS')
  expect(place.querySelector('img')).toBeNull()
})

test('entries and branches follow the page, and what somebody opened stays open meanwhile', () => {
  const branch = place.querySelector('details')!
  followPage('/a', null)
  expect([link('A').getAttribute('aria-current'), branch.open]).toEqual(['page', true])
  branch.open = false
  followPage('/a/1', '/a')
  expect(branch.open).toBe(false)
  followPage('/', '/a/1')
  expect(place.querySelectorAll('[aria-current]')).toHaveLength(1)
  expect(link('Início').getAttribute('aria-current')).toBe('page')
  for (const pathname of ['/c', '/e/1']) {
    followPage(pathname, '/')
    expect(link('C').getAttribute('aria-current')).toBe('page')
  }
  followPage('/f', '/e/1')
  expect(place.querySelectorAll('[aria-current]')).toHaveLength(0)
})

test('forms and links lead back to the page that is shown, and keep the tab', () => {
  followAddress('/a?x=2', 'tab=7')
  expect(place.querySelector('input')!.value).toBe('/a?x=2')
  expect(link('Atuar').search).toBe('?returnTo=%2Fa%3Fx%3D2')
  expect(link('A').search).toBe('?x=1&tab=7')
})

test('the bell follows the count, and says only what is new', () => {
  const news = () => place.querySelector('[data-bell-news]')!.textContent
  const bell = place.querySelector<HTMLElement>('[data-bell] button')!
  followUnread(1200, 'pt-BR', false)
  expect([bell.title, bell.getAttribute('aria-label'), bell.textContent, news()]).toEqual(['1.200 novas', '1.200 novas', '99+', ''])
  followUnread(1, 'pt-BR', true)
  expect([bell.title, news()]).toEqual(['Uma', 'Uma'])
  followUnread(0, 'pt-BR', true)
  expect(place.querySelector<HTMLElement>('[data-count]')!.hidden).toBe(true)
})

test('help follows sector, page, chat and opened assistants', () => {
  const page = { sector: 'general', allowsThirdParty: true, chat: 'closed', openedAssistants: [] }
  const shown = () =>
    [...place.querySelectorAll<HTMLElement>('[data-offer]:not([hidden])')].map((entry) =>
      [...entry.querySelectorAll('[data-when]:not([hidden])')].map(({ textContent }) => textContent).join(),
    )
  expect(followHelp(page)).toBe(true)
  expect(shown()).toEqual(['Chat', 'Abrir'])
  followHelp({ ...page, chat: 'failed', openedAssistants: ['vlibras'] })
  expect(shown()).toEqual(['Falhou', 'Fechar'])
  expect(place.querySelector('[data-chat-news]')!.textContent).toBe('O chat falhou')
  expect(followHelp({ ...page, sector: 'academic' })).toBe(false)
  expect(shown()).toEqual(['Abrir'])
  followHelp({ ...page, allowsThirdParty: false })
  expect(shown()).toEqual([])
})

test('a place that React makes anew gets the frame of the one before, and answers again', () => {
  stop()
  const other = document.createElement('div')
  document.body.append(other)
  takePlace('top', other)
  expect([place.childElementCount, other.querySelectorAll('a').length]).toEqual([0, 7])
})
