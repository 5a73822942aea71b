import { expect, test } from 'vitest'
import { fillFrame, frameText, type FrameValues, hole } from './frame-text.ts'

const words = { none: 'Notificações', one: 'Notificações, 1 não lida', other: 'Notificações, # não lidas' }
const values: FrameValues = {
  pathname: '/financial/payments/3',
  href: '/financial/payments/3',
  kept: '',
  name: 'Ana Souza',
  initials: 'AS',
  photo: '/photo',
  role: 'Aluna · Campus Norte',
  unread: 0,
  locale: 'pt-BR',
  sector: 'general',
  allowsThirdParty: true,
}
const fill = (markup: string, given: Partial<FrameValues> = {}) => fillFrame(frameText(markup, words), { ...values, ...given })

test('what people write is text, wherever it stands', () => {
  const attack = `<img src=x onerror="alert(1)">'&`
  const escaped = '&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#x27;&amp;'
  for (const name of ['name', 'initials', 'role', 'photo', 'href'] as const)
    expect(fill(`<b title="${hole(name)}">${hole(name)}</b>`, { [name]: attack })).toBe(`<b title="${escaped}">${escaped}</b>`)
  expect(fill(`<a href="/x${hole('first')}">`, { kept: 'tab="><script>' })).toBe('<a href="/x?tab=&quot;&gt;&lt;script&gt;">')
  expect(fill(`<a href="/x?returnTo=${hole('encodedHref')}">`, { href: '/a?b="><script>' })).toBe(
    '<a href="/x?returnTo=%2Fa%3Fb%3D%22%3E%3Cscript%3E">',
  )
})

test('a value is not read as markup of the frame, nor as another hole', () => {
  expect(fill(hole('name'), { name: `${hole('role')} data-page="/financial/payments"` })).toBe(
    `${hole('role')} data-page=&quot;/financial/payments&quot;`,
  )
  expect(fill('\uE000constructor\uE001'), 'a name that no hole has, in an institution’s own text').toBe('')
})

test('the entry of the page, its branch and those above are marked, no others', () => {
  const entry = (path: string) => `<a data-page="${path}">`
  expect(fill(entry('/financial/payments'))).toBe('<a data-page="/financial/payments" aria-current="page">')
  expect(fill(entry('/financial/pay'))).toBe('<a data-page="/financial/pay">')
  expect(fill(entry('/'))).toBe('<a data-page="/">')
  expect(fill(entry('/'), { pathname: '/' })).toBe('<a data-page="/" aria-current="page">')
  expect(fill(entry('/financial/payments'), { pathname: '/financial/payment-checkout' })).toContain('aria-current')
  for (const pathname of ['/financial/invoices', '/financial/report-income'])
    expect(fill(entry('/financial/statement'), { pathname })).toContain('aria-current')
  expect(fill(entry('/a&amp;b'), { pathname: '/a&b' })).toContain('aria-current')
  const area = '<a data-page="/financial/payments" data-within="/financial\n/x">'
  expect(fill(area)).toBe(`${area.slice(0, -1)} aria-current="page">`)
  expect(fill(area, { pathname: '/x/1' })).toContain('aria-current')
  expect(fill(area, { pathname: '/y' })).toBe(area)
  expect(fill('<details data-branch="/x\n/financial/payments">')).toContain('open=""')
  for (const elsewhere of ['/x\n/y', '']) expect(fill(`<details data-branch="${elsewhere}">`)).not.toContain('open')
})

test('links keep what the address keeps, beside their own search', () => {
  const links = `/x${hole('first')} /x?a=1${hole('more')}`
  expect(fill(links)).toBe('/x /x?a=1')
  expect(fill(links, { kept: 'tab=7' })).toBe('/x?tab=7 /x?a=1&amp;tab=7')
})

test('the bell says how many are unread, and shows no empty badge', () => {
  const bell = `<b data-count="">${hole('unreadCount')}</b>${hole('unreadLabel')}`
  expect(fill(bell)).toBe('<b data-count="" hidden="">0</b>Notificações')
  expect(fill(bell, { unread: 1 })).toBe('<b data-count="">1</b>Notificações, 1 não lida')
  expect(fill(bell, { unread: 1200 })).toBe('<b data-count="">99+</b>Notificações, 1.200 não lidas')
})

test('help is offered by sector, and chat and assistants not beside secret fields', () => {
  const help = (offer: string, given: Partial<FrameValues>) => fill(`<i data-offer="${offer}">`, given).includes('hidden')
  expect(help('general financial', {})).toBe(false)
  expect(help('financial', {})).toBe(true)
  expect(help('general', { sector: null })).toBe(true)
  expect(help('third general', { allowsThirdParty: false })).toBe(true)
  expect(help('third *', {})).toBe(false)
  expect(help('third *', { allowsThirdParty: false })).toBe(true)
})
