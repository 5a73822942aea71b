import { CsvError, parse } from 'csv-parse/sync'

export interface TextRecord {
  /** The line on which the record begins, counted from 1. */
  line: number
  cells: string[]
}

interface DelimitedText {
  records: TextRecord[]
  /** Line of a quote that is never closed: nothing below it is read. Null if all quotes are closed. */
  brokenAt: number | null
}

const separators = [';', ',', '\t']

/** Parses records of a CSV file with the separator of its first line. Skips empty records; trims cells. */
export function delimitedRecords(text: string): DelimitedText {
  const records: TextRecord[] = []
  let last = 0
  try {
    parse(text, {
      bom: true,
      delimiter: getSeparator(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      on_record: (cells: string[], { lines }) => {
        last = lines
        records.push({ line: lines - countNewlines(cells), cells })
        return null
      },
    })
    return { records, brokenAt: null }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // A quote that never closes is noticed at the end of the file.
    return { records, brokenAt: error.code === 'CSV_QUOTE_NOT_CLOSED' ? last + 1 : Number(error.lines) }
  }
}

function getSeparator(text: string): string {
  const [head = ''] = text.trimStart().split(/[\r\n]/, 1)
  const count = (separator: string) => head.split(separator).length
  return separators.toSorted((one, other) => count(other) - count(one))[0]!
}

const countNewlines = (cells: readonly string[]) => cells.join('').split(/\r\n|\r|\n/).length - 1
