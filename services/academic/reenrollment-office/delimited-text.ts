export interface TextRecord {
  /** Of its beginning, counted from 1. */
  line: number
  cells: string[]
}

interface DelimitedText {
  records: TextRecord[]
  /** Where quotes do not close: nothing below is read. Null where they all do. */
  brokenAt: number | null
}

const separators = [';', ',', '\t']

/** Records of a CSV file, separated as its first line is. Empty records are passed over; cells are trimmed. */
export function delimitedRecords(given: string): DelimitedText {
  const text = given.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const separator = separatorOf(text)
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
  if (isQuoted) return { records, brokenAt: begun }
  endRecord()
  return { records, brokenAt: null }
}

function separatorOf(text: string): string {
  const [head = ''] = text.trimStart().split('\n', 1)
  const count = (separator: string) => head.split(separator).length
  return separators.toSorted((one, other) => count(other) - count(one))[0]!
}
