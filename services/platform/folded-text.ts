import { type SQL, sql } from 'drizzle-orm'

const accented = 'áàâãäéèêëíìîïóòôõöúùûüçñ'
const plain = 'aaaaaeeeeiiiiooooouuuucn'

/**
 * SQL that makes a text comparable without case and accents. `lower` alone leaves accented capitals as they are where the
 * database's locale is C.
 */
export const foldedSql = (expression: string) =>
  `translate(lower(${expression}), '${accented}${accented.toUpperCase()}', '${plain}${plain}')`

/** A given text, folded once for a statement and not for each of its rows. */
export const folded = (text: string): SQL => {
  const [before, after] = foldedSql('$').split('$')
  return sql`${sql.raw(before!)}${text}::text${sql.raw(after!)}`
}
