import { type SQL, sql } from 'drizzle-orm'

const accented = 'áàâãäéèêëíìîïóòôõöúùûüçñ'
const plain = 'aaaaaeeeeiiiiooooouuuucn'
const opening = 'translate(lower('
const closing = `), '${accented}${accented.toUpperCase()}', '${plain}${plain}')`

/**
 * SQL that makes a text comparable without case and accents. `lower` alone leaves accented capitals as they are where the
 * database's locale is C.
 */
export const normalizedSql = (expression: string) => `${opening}${expression}${closing}`

/** Returns whether a column contains the search text, ignoring case and accents. The text is folded once, not for each row. */
export const containsNormalized = (column: string, search: string): SQL =>
  sql`strpos(${sql.raw(normalizedSql(column))}, ${folded(search)}) > 0`

/** A given text, folded once for a statement. */
export const folded = (text: string): SQL => sql`${sql.raw(opening)}${text}::text${sql.raw(closing)}`

/** Returns the distinct words of a search text; a matching name contains all of them, in any order. */
export const searchWords = (search: string): string[] => [...new Set(search.split(/\s+/).filter(Boolean))]
