import { allOptional, text } from '../../kit/search/search-values.ts'

/* Apart from the queries: every page's script holds the searches of all routes. */
export const bankSearch = (search: Record<string, unknown>) => allOptional({ search: text(search.search, 100) })
export type BankSearch = ReturnType<typeof bankSearch>
