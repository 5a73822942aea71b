import type { UseQueryResult } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { SearchEntry } from './search-entries.ts'

/** Records found by a service, or to be searched here. */
export interface FoundRecords {
  entries: SearchEntry[]
  isFetching: boolean
  isError: boolean
}

const minLength = 3

/** The largest number of records shown of those that services find; their lists have all. */
export const mostFound = 5

/** The text that services search for; null while it is too short. */
export function useWantedRecords(text: string): string | null {
  const wanted = useDeferredValue(text.trim())
  return wanted.length >= minLength ? wanted : null
}

/** Returns the records; a query paused without network counts as an error. @param rows undefined before they have come, and while nothing is searched for */
export const getRecords = <Row>(
  { isFetching, isError, isPaused }: Pick<UseQueryResult, 'isFetching' | 'isError' | 'isPaused'>,
  rows: readonly Row[] | undefined,
  getEntry: (row: Row) => SearchEntry,
): FoundRecords => ({ entries: (rows ?? []).map(getEntry), isFetching, isError: isError || isPaused })

/** Returns the first records, followed by a link to all if there are more. @param hasMore besides those that came */
export const withWayToAll = (found: FoundRecords, hasMore: boolean, all: SearchEntry): FoundRecords =>
  found.entries.length > mostFound || (hasMore && found.entries.length > 0)
    ? { ...found, entries: [...found.entries.slice(0, mostFound), all] }
    : found
