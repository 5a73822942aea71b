import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { DehydratedQuery } from './hydrate-queries.ts'
import { packRows } from './pack-rows.ts'

/**
 * Settled queries, errors included, so that the page shows them too.
 *
 * @param shared whose data stands in the page for others, too, and crosses once as it is
 */
export function dehydrateQueries(queryClient: QueryClient, shared: readonly QueryKey[] = []): DehydratedQuery[] {
  const isShared = (key: QueryKey) => shared.some(([name]) => name === key[0])
  return queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, queryType, state: { status, data, error } }): DehydratedQuery[] =>
      status === 'pending'
        ? []
        : [
            {
              key: queryKey.map(withoutUndefined),
              ...(queryType && { type: queryType }),
              ...(data !== undefined && { data: isShared(queryKey) ? data : packRows(data) }),
              ...(status === 'error' && error && { error }),
            },
          ],
    )
}

/** Filters that nobody set: the cache knows the query without them. */
const withoutUndefined = (part: unknown): unknown =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined))
    : part
