import { expect, it } from 'vitest'
import { appConfig } from '#config'
import { loggedRoute, nameRoutes } from './logged-route.ts'

nameRoutes(async () => ({
  children: {
    splat: { options: { path: '$' } },
    email: { options: { path: '/auth/email/$token' } },
    new: { options: { path: '/auth/email/new' } },
    calendar: { options: { path: '/calendar/{$token}.ics' } },
    portal: {
      options: {},
      children: {
        home: { options: { path: '/' } },
        debts: { options: { path: '/financial' }, children: [{ options: { path: '/debts/' } }] },
      },
    },
  },
}))

it.each([
  ['/auth/email/SECRET', '/auth/email/$token'],
  ['/auth/email/new', '/auth/email/new'],
  ['/calendar/SECRET.ics', '/calendar/{$token}.ics'],
  ['/financial/debts/', '/financial/debts'],
  ['/', '/'],
  ['', '/'],
  ['/nothing/SECRET', '/$'],
])('%s is logged as %s', async (path, pattern) => {
  expect(await loggedRoute(`${appConfig.basePath}${path}`)).toBe(pattern)
})
