/** Spreadsheets then read the file as UTF-8. */
export const byteOrderMark = '\uFEFF'

/** Spreadsheets expect the separators of their own language. */
export interface CsvDialect {
  separator: ';' | ','
  decimalMark: ',' | '.'
}

export function csvDialect(locale: string): CsvDialect {
  return locale === 'en' ? { separator: ',', decimalMark: '.' } : { separator: ';', decimalMark: ',' }
}

/** One record with its line end. Escapes formulas (CSV injection) and replaces line breaks, so that a line is a record. */
export function csvRecord(cells: readonly string[], { separator }: Pick<CsvDialect, 'separator'>): string {
  return `${cells.map((cell) => quoted(disarmed(cell.replaceAll(/\r\n|\r|\n/g, ' ')), separator)).join(separator)}\r\n`
}

/** @param cents integer cents; `1234,56` */
export function csvAmount(cents: number, { decimalMark }: Pick<CsvDialect, 'decimalMark'>): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${decimalMark}${digits.slice(-2)}`
}

const amount = /^-?\d+[.,]\d{2}$/

/** Some programs drop blanks before the sign, and read its full-width form as the sign. */
function disarmed(cell: string): string {
  return /^(\t|\s*[=+\-@＝＋－＠])/.test(cell) && !amount.test(cell) ? `'${cell}` : cell
}

/** Quotes either language's separator: otherwise another program could split a cell and run a formula in its second half. */
function quoted(cell: string, separator: string): string {
  const needed = cell.includes(separator) || (/[";,\t]/.test(cell) && !amount.test(cell))
  return needed ? `"${cell.replaceAll('"', '""')}"` : cell
}
