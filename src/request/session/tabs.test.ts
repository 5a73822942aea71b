import { describe, expect, it } from 'vitest'
import { getAllSessions, redirectToTab, newTab, repeatInTab, getSessions, tabCookies, readTab, getTab, withTab } from './tabs.server.ts'

const origin = 'https://ipe.example'
const on = { independentTabsEnabled: true }
const tab = newTab()
const cookie = (name: string | null, value: string) => `__Host-academic-services${name ? `-${name}` : ''}=${value}`
const request = (path: string, headers: Record<string, string> = {}) => new Request(`${origin}/academic-services${path}`, { headers })

describe('getTab', () => {
  it.each([
    ['its own address', request(`/?tab=${tab}`), tab],
    ['what the scripts say', request('/_serverFn/x', { 'x-tab': tab }), tab],
    ['the page that asked', request('/file.pdf', { referer: `${origin}/academic-services/?tab=${tab}` }), tab],
    ['nothing of a foreign page', request('/', { referer: `https://evil.example/?tab=${tab}` }), null],
    ['nothing that is no name of a tab', request('/?tab=signin'), null],
    ['nothing where there is none', request('/'), null],
  ])('takes %s', (_, asked, expected) => {
    expect(getTab(asked, on)).toBe(expected)
  })

  it('knows no tabs where they are not independent', () => {
    expect(getTab(request(`/?tab=${tab}`), { independentTabsEnabled: false })).toBeNull()
  })
})

describe('the sessions of a browser', () => {
  const both = request('/', { cookie: [cookie(null, 'shared'), cookie(tab, 'own'), cookie('signin', 'no session')].join('; ') })

  it('are for a tab its own first, then the shared one', () => {
    expect(getSessions(both, tab).map(({ secret }) => secret)).toEqual(['own', 'shared'])
    expect(getSessions(both, null).map(({ secret }) => secret)).toEqual(['shared'])
    expect(getSessions(both, newTab()).map(({ secret }) => secret)).toEqual(['shared'])
  })

  it('are all of them when somebody signs out', () => {
    expect(getAllSessions(both).map(({ secret }) => secret)).toEqual(['shared', 'own'])
  })

  it('lose the oldest when there are too many', () => {
    const tabs = Array.from({ length: 8 }, (_, index) => `0000000${index}abcdefgh`)
    const many = request('/', { cookie: tabs.map((name) => cookie(name, 'x')).join('; ') })
    const cookies = tabCookies(many, tab, 'new')
    expect(cookies).toHaveLength(2)
    expect(cookies[0]).toContain(`${cookie(tab, 'new')};`)
    expect(cookies[1]).toMatch(/^__Host-academic-services-00000000abcdefgh=;.*Max-Age=0/)
  })
})

describe('an address', () => {
  it('names a tab once', () => {
    expect(withTab('/', tab)).toBe(`/?tab=${tab}`)
    expect(withTab(`/x?page=2&tab=${newTab()}`, tab)).toBe(`/x?page=2&tab=${tab}`)
    expect(withTab(`/x?tab=${tab}`, null)).toBe('/x')
    expect(readTab(withTab('/x?page=2', tab))).toBe(tab)
  })

  it('that forgot its tab gets it back', () => {
    const page = { accept: 'text/html', cookie: cookie(tab, 'own') }
    expect(redirectToTab({ tab }, request('/welcome?a=1', page))?.headers.get('location')).toBe(`/academic-services/welcome?a=1&tab=${tab}`)
    expect(redirectToTab({ tab }, request(`/welcome?tab=${tab}`, page))).toBeNull()
    expect(redirectToTab({ tab }, request('/file.pdf', { cookie: cookie(tab, 'own') }))).toBeNull()
    expect(redirectToTab({ tab }, request('/welcome', { accept: 'text/html' }))).toBeNull()
  })
})

it('a form that is answered with a page is sent again to the address of its tab', () => {
  const repeated = repeatInTab({ tab }, request('/x?page=2'))!
  expect([repeated.status, repeated.headers.get('location')]).toEqual([307, `/academic-services/x?page=2&tab=${tab}`])
  expect(repeatInTab({ tab }, request(`/x?tab=${tab}`))).toBeNull()
  expect(repeatInTab({ tab: null }, request('/x'))).toBeNull()
})
