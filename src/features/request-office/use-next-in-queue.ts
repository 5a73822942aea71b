import { useQueryClient } from '@tanstack/react-query'
import { isOpenStatus } from '#api/request-office-limits.ts'
import type { OfficePage } from '#api/request-office.ts'
import { officeQueries } from './request-office.queries.ts'

/** What follows a request in the list that the reader came from; null where there was none, or none is left. */
export function useNextInQueue(requestId: string): string | null {
  const lists = useQueryClient().getQueriesData<OfficePage>({ queryKey: [...officeQueries.all, 'list'] })
  const rows = lists.map(([, page]) => page?.results ?? []).findLast((results) => results.some((row) => row.requestId === requestId)) ?? []
  const place = rows.findIndex((row) => row.requestId === requestId)
  return rows.slice(place + 1).find(({ status }) => isOpenStatus(status))?.requestId ?? null
}
