import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NavigationFeature } from '#api/settings/navigation.ts'
import { flattenNavigation, mayOpen, getNavigation, navigationTarget, needsInstitution, getRouteAccess } from './navigation.ts'

const feature = (id: number, change: Partial<NavigationFeature> = {}): NavigationFeature => ({
  id,
  description: { 'pt-BR': `pt ${id}`, en: `en ${id}`, es: `es ${id}` },
  icon: null,
  webRoute: `/area-${id}`,
  endpoint: null,
  featureParentId: null,
  menuVisibility: true,
  group: null,
  profiles: [],
  grant: null,
  featureAlias: null,
  ...change,
})

const student = { profile: 'STUDENT' as const, permissions: { financial: ['debts.read'] } }
const ids = (features: NavigationFeature[], has = [{ alias: 'financial' }]) =>
  flattenNavigation(getNavigation(features, { person: student, has, locale: 'en' })).map(({ id }) => id)

describe('navigation', () => {
  it('opens a page with the search of its route', () => {
    const [item] = getNavigation([feature(1, { webRoute: '/debts?status=overdue' })], { person: student, has: [], locale: 'en' })
    expect(item).toMatchObject({ path: '/debts', search: { status: 'overdue' } })
  })

  it('leads by a permanent link to the page with the search of its route', () => {
    expect(navigationTarget(feature(1, { webRoute: '/debts?status=overdue' }))).toEqual({ path: '/debts', search: { status: 'overdue' } })
    expect(navigationTarget(feature(1, { webRoute: 'https://a.example/b?c=d' }))).toEqual({ href: 'https://a.example/b?c=d' })
  })

  it('speaks the language of the person', () => {
    expect(getNavigation([feature(1)], { person: student, has: [], locale: 'es' })[0]!.title).toBe('es 1')
  })

  it('holds what is for the profile, the institution and the grants of the person', () => {
    expect(
      ids([
        feature(1),
        feature(2, { profiles: ['OPERATION'] }),
        feature(3, { profiles: ['STUDENT', 'OPERATION'] }),
        feature(4, { featureAlias: 'requests' }),
        feature(5, { featureAlias: 'financial' }),
        feature(6, { grant: { audience: 'financial', permissions: ['banks.manage'] } }),
        feature(7, { grant: { audience: 'financial', permissions: ['debts.read'] } }),
      ]),
    ).toEqual([1, 3, 5, 7])
  })

  it('drops children with their parent, and a parent without route with its last child', () => {
    const parent = feature(1, { webRoute: null })
    expect(ids([parent, feature(2, { featureParentId: 1 })])).toEqual([1, 2])
    expect(ids([parent, feature(2, { featureParentId: 1, profiles: ['OPERATION'] })])).toEqual([])
    expect(ids([feature(1, { profiles: ['OPERATION'] }), feature(2, { featureParentId: 1 })])).toEqual([])
  })

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'area', ''])(
    'leads nowhere by %j',
    (webRoute) => {
      expect(ids([feature(1, { webRoute })])).toEqual([])
    },
  )

  it('never links to anything but paths and web addresses', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (webRoute) => {
        for (const { path, href } of getNavigation([feature(1, { webRoute })], { person: student, has: [], locale: 'en' })) {
          if (path !== null) expect(new URL(path, 'https://portal.example').host).toBe('portal.example')
          if (href !== null) expect(href).toMatch(/^https?:\/\//)
        }
      }),
    )
  })
})

describe('route access', () => {
  const features = [
    feature(1, { webRoute: '/financial/payments' }),
    feature(2, { webRoute: '/requests', endpoint: '/my-requests' }),
    feature(3, { webRoute: '/banks', profiles: ['OPERATION'] }),
    feature(4, { webRoute: '/my-requests/queue', profiles: ['OPERATION'] }),
    feature(5, { webRoute: '/my-requests/pool/mine' }),
    feature(7, { webRoute: '/my-requests/pool', profiles: ['OPERATION'] }),
    feature(6, { webRoute: '/my-requests', profiles: ['OPERATION'] }),
  ]
  const access = getRouteAccess(features, getNavigation(features, { person: student, has: [], locale: 'en' }))

  const opened = [
    '/',
    '/my-account',
    '/my-account/',
    '/financial/payments',
    '/financial/payments/12',
    '/my-requests/3',
    '/my-requests/queues',
    '/my-requests/pool/mine/1',
  ]
  it.each(opened)('opens %s', (path) => {
    expect(mayOpen(access, path)).toBe(true)
  })

  it.each(['/banks', '/banks/1', '/financial', '/financial/paymentsx', '/anything', '/my-requests/queue', '/my-requests/queue/1'])(
    'keeps %s closed',
    (path) => {
      expect(mayOpen(access, path)).toBe(false)
    },
  )
})

it.each([
  ['/', false],
  ['/my-account/', false],
  ['/wc/demo/tag', false],
  ['/financial/payments', true],
  ['/impersonation', false],
])('%s shows an institution’s data: %s', (path, expected) => {
  expect(needsInstitution(path)).toBe(expected)
})
