export interface TextRecord {
  /** Of its beginning, counted from 1. */
  line: number
  cells: string[]
}

/** Records of text with cells between `separator`, quoted where they hold it (RFC 4180). Empty lines are passed over. */
export function delimitedRecords(text: string, separator: string): TextRecord[] {
  const records: TextRecord[] = []
  let line = 1
  let begun = 1
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    cells.push(cell.trim())
    cell = ''
  }
  const endRecord = () => {
    endCell()
    if (cells.some((one) => one !== '')) records.push({ line: begun, cells })
    cells = []
  }
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!
    if (letter === '\n') line++
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (text[at + 1] === '"') cell += text[++at]
      else isQuoted = false
    } else if (letter === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (letter === separator) endCell()
    else if (letter === '\n') {
      endRecord()
      begun = line
    } else cell += letter
  }
  endRecord()
  return records
}
