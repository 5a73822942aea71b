import { allOptional, flag } from '../../kit/search/search-values.ts'

export function campaignSearch(search: Record<string, unknown>) {
  return allOptional({ again: flag(search.again) || undefined })
}
