import type { Query, QueryClient, QueryKey, QueryState } from '@tanstack/react-query'

/** What crosses from the server's query cache to the browser's: no more than differs between queries. */
interface DehydratedQuery {
  key: QueryKey
  /** Set for lists that grow page by page. */
  type: Query['queryType']
  status: 'success' | 'error'
  data: unknown
  error: Error | null
  /** Milliseconds since the epoch. */
  at: number
}

/** What the server found out while it made a page, failures included, so that the page shows them too. */
export function dehydrateQueries(queryClient: QueryClient): DehydratedQuery[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, queryType, state: { status, data, error, dataUpdatedAt, errorUpdatedAt } }) =>
      status === 'pending'
        ? []
        : [{ key: queryKey, type: queryType, status, data, error, at: status === 'error' ? errorUpdatedAt : dataUpdatedAt }],
    )
}

/** Puts what the server found out into the browser's cache, before anything is drawn. */
export function hydrateQueries(queryClient: QueryClient, queries: readonly DehydratedQuery[]): void {
  const cache = queryClient.getQueryCache()
  for (const { key, type, status, data, error, at } of queries) {
    const [answers, failures] = status === 'error' ? [0, 1] : [1, 0]
    const state: QueryState = {
      data,
      dataUpdateCount: answers,
      dataUpdatedAt: answers * at,
      error,
      errorUpdateCount: failures,
      errorUpdatedAt: failures * at,
      fetchFailureCount: failures,
      fetchFailureReason: error,
      fetchMeta: null,
      fetchStatus: 'idle',
      isInvalidated: false,
      status,
    }
    cache.build(queryClient, { queryKey: key, ...(type && { _type: type }) }, state as never)
  }
}
