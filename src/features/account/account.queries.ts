import { queryOptions } from '@tanstack/react-query'
import { getAccount, listTimeZones } from './account.functions.ts'

export const accountQuery = queryOptions({ queryKey: ['account'], queryFn: () => getAccount() })

/** The zones by their names in a language, which is the reader's. */
export const timeZonesQuery = (locale: string) =>
  queryOptions({ queryKey: ['time-zones', locale], queryFn: () => listTimeZones(), staleTime: 3_600_000 })
