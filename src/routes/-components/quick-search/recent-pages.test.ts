// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { recentPages, recordPages } from './recent-pages.ts'

test('a page that is left is offered again, newest first, except steps of a flow', async () => {
  const root = createRootRoute()
  const page = (path: string, staticData = {}) => createRoute({ getParentRoute: () => root, path, staticData })
  const router = createRouter({
    routeTree: root.addChildren([
      page('/agreements'),
      page('/agreements/new', { step: true }),
      page('/payment-checkout', { paying: true }),
      page('/statement'),
    ]),
    history: createMemoryHistory({ initialEntries: ['/agreements'] }),
  })
  await router.load()
  const stop = recordPages(router, 'session-1')
  const goOn = async (from: string, to: string) => {
    document.body.innerHTML = `<main><h1>${from}</h1></main>`
    await router.navigate({ to })
  }
  await goOn('Acordos', '/agreements/new')
  await goOn('Novo acordo', '/payment-checkout')
  await goOn('Pagamento', '/statement')
  await goOn('Extrato', '/agreements')
  const kept = [
    { title: 'Extrato', href: '/statement' },
    { title: 'Acordos', href: '/agreements' },
  ]
  expect(recentPages('session-1')).toEqual(kept)
  expect(recentPages('session-2')).toEqual([])

  stop()
  await goOn('Acordos', '/statement')
  expect(recentPages('session-1')).toEqual(kept)
})
