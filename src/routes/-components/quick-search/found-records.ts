import { useDeferredValue } from 'react'
import type { SearchEntry } from './search-entries.ts'

/** What a service found. */
export interface FoundRecords {
  entries: SearchEntry[]
  isFetching: boolean
  isError: boolean
}

const minLength = 3

/** The text that services search for; null while it is too short. */
export function useWantedRecords(text: string): string | null {
  const wanted = useDeferredValue(text.trim())
  return wanted.length >= minLength ? wanted : null
}

/** @param rows undefined before they have come, and while nothing is searched for */
export const recordsOf = <Row>(
  { isFetching, isError }: Pick<FoundRecords, 'isFetching' | 'isError'>,
  rows: readonly Row[] | undefined,
  entryOf: (row: Row) => SearchEntry,
): FoundRecords => ({ entries: (rows ?? []).map(entryOf), isFetching, isError })
