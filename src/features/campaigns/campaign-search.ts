import { allOptional, flag } from '../../shared/search/search-values.ts'

/** The address of a campaign: `again` begins anew after a payment within it. */
export function campaignSearch(search: Record<string, unknown>) {
  return allOptional({ again: flag(search.again) || undefined })
}
