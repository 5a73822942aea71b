import type { Query, QueryClient, QueryKey, QueryState } from '@tanstack/react-query'

interface DehydratedQuery {
  key: QueryKey
  type: Query['queryType']
  status: 'success' | 'error'
  data: unknown
  error: Error | null
}

/** Settled queries, errors included, so that the page shows them too. */
export function dehydrateQueries(queryClient: QueryClient): DehydratedQuery[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, queryType, state: { status, data, error } }) =>
      status === 'pending' ? [] : [{ key: queryKey, type: queryType, status, data, error }],
    )
}

/** Takes the server's answers up as of now: the two clocks may differ, and scripts may come long after the page. */
export function hydrateQueries(queryClient: QueryClient, queries: readonly DehydratedQuery[]): void {
  const cache = queryClient.getQueryCache()
  const at = Date.now()
  for (const { key, type, status, data, error } of queries) {
    const [successCount, errorCount] = status === 'error' ? [0, 1] : [1, 0]
    const state: QueryState = {
      data,
      dataUpdateCount: successCount,
      dataUpdatedAt: successCount * at,
      error,
      errorUpdateCount: errorCount,
      errorUpdatedAt: errorCount * at,
      fetchFailureCount: errorCount,
      fetchFailureReason: error,
      fetchMeta: null,
      fetchStatus: 'idle',
      isInvalidated: false,
      status,
    }
    cache.build(queryClient, { queryKey: key, ...(type && { _type: type }) }, state as never)
  }
}
