import {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useQuery,
  type UseQueryOptions,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useQuery as useServerQuery, useSuspenseQuery as useServerSuspenseQuery } from './queries-on-server.ts'

const read = queryOptions({ queryKey: ['debts'], queryFn: () => ({ total: 3 }), staleTime: 10_000 })

/** What a component of a page is given, with either hook. */
function answers<Options extends UseQueryOptions>(client: QueryClient, options: Options, hooks = [useQuery, useServerQuery]) {
  return hooks.map((useHook) => {
    const told: object[] = []
    function Part() {
      told.push({ ...useHook(options as never, undefined) })
      return null
    }
    const page: ReactNode = (
      <QueryClientProvider client={client}>
        <Suspense>
          <Part />
        </Suspense>
      </QueryClientProvider>
    )
    renderToString(page)
    return told[0]
  })
}

async function clientWith(...queries: UseQueryOptions[]): Promise<QueryClient> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } })
  for (const query of queries) await client.prefetchQuery(query)
  return client
}

const failing = queryOptions({ queryKey: ['failing'], queryFn: () => Promise.reject(new Error('UPSTREAM_UNAVAILABLE')), staleTime: 10_000 })

test.each<[string, UseQueryOptions]>([
  ['was read', read as never],
  ['was read, and is not asked for now', { ...read, enabled: false } as never],
  ['was read, beside what is kept of the page before', { ...read, placeholderData: keepPreviousData } as never],
  ['was read, and is chosen from', { ...read, select: ({ total }: { total: number }) => total } as never],
  ['is stale', { ...read, staleTime: 0 } as never],
  ['never grows stale', { ...read, staleTime: Number.POSITIVE_INFINITY } as never],
  ['failed', failing as never],
  ['was not read', { queryKey: ['unread'], queryFn: () => 1 } as never],
  ['was not read and is not asked for', { queryKey: ['unread'], queryFn: () => 1, enabled: false } as never],
])('a page is told the same as by an observer of what %s', async (_, options) => {
  const [observed, server] = answers(await clientWith(read as never, failing as never), options)
  expect({ ...server, refetch: null }).toEqual({ ...observed, refetch: null })
})

test('a part that cannot do without is told the same', async () => {
  const [observed, server] = answers(await clientWith(read as never), read as never, [
    useSuspenseQuery as never,
    useServerSuspenseQuery as never,
  ])
  expect(server).toMatchObject({ data: { total: 3 }, status: 'success' })
  expect({ ...server, refetch: null }).toEqual({ ...observed, refetch: null })
})

test('what was read has no observer', async () => {
  const client = await clientWith(read as never)
  const build = vi.spyOn(client.getQueryCache(), 'build')
  answers(client, read as never, [useServerQuery])
  expect(build).not.toHaveBeenCalled()
})
