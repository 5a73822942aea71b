const accented = 'áàâãäéèêëíìîïóòôõöúùûüçñ'
const plain = 'aaaaaeeeeiiiiooooouuuucn'

/**
 * SQL that makes a text comparable without case and accents. `lower` alone leaves accented capitals as they are where the
 * database's locale is C.
 */
export const foldedSql = (expression: string) =>
  `translate(lower(${expression}), '${accented}${accented.toUpperCase()}', '${plain}${plain}')`
