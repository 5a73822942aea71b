import type { Query, QueryClient, QueryKey, QueryState } from '@tanstack/react-query'
import { unpackRows } from './unpack-rows.ts'

export interface DehydratedQuery {
  key: QueryKey
  type?: Query['queryType']
  data?: unknown
  /** The error of a query that failed. */
  error?: Error
}

/** Adds the server's answers to the cache as of now: the two clocks may differ, and scripts may come long after the page. */
export function hydrateQueries(queryClient: QueryClient, queries: readonly DehydratedQuery[]): void {
  const cache = queryClient.getQueryCache()
  const at = Date.now()
  for (const { key, type, data, error = null } of queries) {
    const [successCount, errorCount] = error ? [0, 1] : [1, 0]
    const state: QueryState = {
      data: unpackRows(data),
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
      status: error ? 'error' : 'success',
    }
    cache.build(queryClient, { queryKey: key, ...(type && { _type: type }) }, state as never)
  }
}
