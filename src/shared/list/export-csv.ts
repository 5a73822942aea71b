/** Tells spreadsheet programs that the file is UTF-8. */
export const byteOrderMark = '\uFEFF'

/** Where one language separates columns and decimals: spreadsheets expect the pair that their own language uses. */
export interface CsvDialect {
  separator: ';' | ','
  decimalMark: ',' | '.'
}

/** The dialect of spreadsheets in a language of the interface. */
export function csvDialect(locale: string): CsvDialect {
  return locale === 'en' ? { separator: ',', decimalMark: '.' } : { separator: ';', decimalMark: ',' }
}

/**
 * One record with its line end. Text that a spreadsheet would run as a formula is disarmed by an apostrophe, and
 * line breaks within a cell become spaces, so that every line of the file is one record.
 */
export function csvRecord(cells: readonly string[], { separator }: Pick<CsvDialect, 'separator'>): string {
  return `${cells.map((cell) => quoted(disarmed(cell.replaceAll(/\r\n|\r|\n/g, ' ')), separator)).join(separator)}\r\n`
}

/**
 * An amount that spreadsheets read as a number: `1234,56`.
 *
 * @param cents integer cents
 */
export function csvAmount(cents: number, { decimalMark }: Pick<CsvDialect, 'decimalMark'>): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${decimalMark}${digits.slice(-2)}`
}

const amount = /^-?\d+[.,]\d{2}$/

/** Blanks before the sign do not count: some programs drop them. */
function disarmed(cell: string): string {
  return /^(\t|\s*[=+\-@])/.test(cell) && !amount.test(cell) ? `'${cell}` : cell
}

/** Both separators count, but for amounts: a program of another language must not split a cell and find a formula in its second half. */
function quoted(cell: string, separator: string): string {
  const needed = cell.includes(separator) || (/[";,\t]/.test(cell) && !amount.test(cell))
  return needed ? `"${cell.replaceAll('"', '""')}"` : cell
}
