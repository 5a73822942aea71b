import { allOptional, civilDate, oneOf } from '../../shared/search/search-values.ts'

/** What the address of a debt asks: what it would come to on another day, and paid how. */
export function anotherDaySearch(search: Record<string, unknown>) {
  return allOptional({ on: civilDate(search.on), method: oneOf(search.method, ['pix', 'bank_slip', 'credit_card']) })
}

export type AnotherDaySearch = ReturnType<typeof anotherDaySearch>
