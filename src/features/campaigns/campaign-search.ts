import { allOptional, flag } from '../../shared/search/search-values.ts'

export function campaignSearch(search: Record<string, unknown>) {
  return allOptional({ again: flag(search.again) || undefined })
}
