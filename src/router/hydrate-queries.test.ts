import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { dehydrateQueries } from './dehydrate-queries.ts'
import { hydrateQueries } from './hydrate-queries.ts'

/** Transfers the server's queries to a browser's cache. */
async function crossing(ask: (server: QueryClient) => Promise<unknown>): Promise<QueryClient> {
  const server = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await ask(server)
  const browser = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false, staleTime: 10_000 } } })
  hydrateQueries(browser, dehydrateQueries(server))
  return browser
}

test('what the server read is not asked for again', async () => {
  const browser = await crossing((server) => server.prefetchQuery({ queryKey: ['debts', { page: 2 }], queryFn: () => 'fifty' }))
  const queryFn = vi.fn(() => 'other')
  expect(await browser.ensureQueryData({ queryKey: ['debts', { page: 2 }], queryFn })).toBe('fifty')
  expect(await browser.fetchQuery({ queryKey: ['debts', { page: 2 }], queryFn, staleTime: 10_000 })).toBe('fifty')
  expect(queryFn).not.toHaveBeenCalled()
})

test('what the server read long before scripts came, or by a clock that is behind, is fresh when they take it up', async () => {
  vi.useFakeTimers({ now: Date.parse('2030-03-13T13:00:00Z') })
  const server = new QueryClient()
  await server.prefetchQuery({ queryKey: ['debts'], queryFn: () => 'fifty' })
  const queries = dehydrateQueries(server)
  vi.setSystemTime(Date.parse('2030-03-13T13:05:00Z'))
  const browser = new QueryClient()
  hydrateQueries(browser, queries)
  const queryFn = vi.fn(() => 'other')
  expect(await browser.fetchQuery({ queryKey: ['debts'], queryFn, staleTime: 10_000 })).toBe('fifty')
  vi.useRealTimers()
})

test('what failed on the server shows as failed', async () => {
  const failure = new Error('UPSTREAM_UNAVAILABLE')
  const browser = await crossing((server) => server.prefetchQuery({ queryKey: ['debts'], queryFn: () => Promise.reject(failure) }))
  const queryFn = vi.fn(() => 'other')
  const observer = new QueryObserver(browser, { queryKey: ['debts'], queryFn })
  const stop = observer.subscribe(() => {})
  expect(observer.getCurrentResult()).toMatchObject({ status: 'error', error: failure, isFetching: false })
  expect(queryFn).not.toHaveBeenCalled()
  stop()
})

test('a list that grows goes on from the pages it has', async () => {
  const list = { queryKey: ['list'], initialPageParam: 1, getNextPageParam: (last: number) => last + 1 }
  const browser = await crossing((server) => server.prefetchInfiniteQuery({ ...list, queryFn: ({ pageParam }) => pageParam }))
  expect(browser.getQueryData(['list'])).toEqual({ pages: [1], pageParams: [1] })
  expect(browser.getQueryCache().find({ queryKey: ['list'] })?.queryType).toBe('infinite')
})

test('what is still being asked for stays behind', async () => {
  const server = new QueryClient()
  void server.prefetchQuery({ queryKey: ['slow'], queryFn: () => new Promise(() => {}) })
  expect(dehydrateQueries(server)).toEqual([])
})

test('lists cross by their columns, and what others send, too, as the same object', async () => {
  const server = new QueryClient()
  const rows = [1, 2, 3].map((id) => ({ id, kind: 'debt' }))
  await server.prefetchQuery({ queryKey: ['debts', { page: undefined }], queryFn: () => rows })
  await server.prefetchQuery({ queryKey: ['shell'], queryFn: () => rows })
  const queries = dehydrateQueries(server, [['shell']])
  expect(queries[0]).toEqual({ key: ['debts', {}], data: { '~rows': 3, same: { kind: 'debt' }, columns: { id: [1, 2, 3] } } })
  expect(queries[1]!.data).toBe(rows)
  const browser = new QueryClient()
  hydrateQueries(browser, queries)
  expect(browser.getQueryData(['debts', { page: undefined }])).toEqual(rows)
})
