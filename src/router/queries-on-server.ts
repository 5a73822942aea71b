/**
 * What `@tanstack/react-query` is where the server renders (vite-plugins/queries-on-server.ts). A page is rendered once from what its
 * loaders read, so no observer has anything to observe; the result is the one that the observer of the browser begins with.
 */
import {
  type DefaultError,
  type QueryKey,
  type QueryClient,
  useQuery as useObservedQuery,
  useQueryClient,
  type UseQueryOptions,
  type UseQueryResult,
  useSuspenseQuery as useObservedSuspenseQuery,
} from '@tanstack/react-query'

export * from '@tanstack/react-query'

type AnyOptions = UseQueryOptions<unknown, DefaultError, unknown, QueryKey>

export const useQuery = withoutObserver(useObservedQuery as never) as typeof useObservedQuery
export const useSuspenseQuery = withoutObserver(useObservedSuspenseQuery as never) as typeof useObservedSuspenseQuery

/** Answers from what the server has read and the browser will not refetch; anything else, such as a failure, uses the library's hook. */
function withoutObserver(useObserved: (options: AnyOptions, client?: QueryClient) => UseQueryResult) {
  return function useAnswer(options: AnyOptions, client?: QueryClient): UseQueryResult {
    const answer = useCached(options, client)
    // The server renders once: no hook is called in another order later.
    // oxlint-disable-next-line react/rules-of-hooks
    return answer ?? useObserved(options, client)
  }
}

function useCached(options: AnyOptions, client?: QueryClient): UseQueryResult | null {
  const queryClient = useQueryClient(client)
  const { queryHash, select, staleTime = 0, enabled } = queryClient.defaultQueryOptions(options)
  const query = queryClient.getQueryCache().get(queryHash)
  if (select || typeof enabled === 'function' || typeof staleTime !== 'number' || query?.state.status !== 'success') return null
  const { data, dataUpdatedAt, error, errorUpdateCount, errorUpdatedAt, fetchFailureCount, fetchFailureReason, fetchStatus } = query.state
  if (data === undefined || fetchStatus !== 'idle' || query.isStaleByTime(staleTime)) return null
  return {
    status: 'success',
    fetchStatus,
    data,
    dataUpdatedAt,
    error: null,
    errorUpdatedAt,
    errorUpdateCount,
    failureCount: fetchFailureCount,
    failureReason: fetchFailureReason,
    isEnabled: enabled !== false,
    isError: false,
    isFetched: query.isFetched(),
    isFetchedAfterMount: false,
    isFetching: false,
    isInitialLoading: false,
    isLoading: false,
    isLoadingError: false,
    isPaused: false,
    isPending: false,
    isPlaceholderData: false,
    isRefetchError: false,
    isRefetching: false,
    isStale: false,
    isSuccess: true,
    refetch: () => Promise.reject(error ?? new Error('the server renders once')),
  } as UseQueryResult
}
