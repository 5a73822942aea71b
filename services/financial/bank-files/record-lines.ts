import { isUtf8 } from 'node:buffer'
import type { BankFileProblem } from '#api/financial/bank-files.ts'
import { recordLength } from './cnab240.ts'

const [lineFeed, carriageReturn, endOfText, space, nul] = [10, 13, 26, 32, 0]
/** Longest line; no record is longer. Text without a line end within this length is reported as a single line. */
const maxLine = 1024

/** Lines of a file without their ends, from chunks that may break anywhere. */
export async function* recordLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    let bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed)) {
      yield withoutReturn(bytes.subarray(0, end))
      bytes = bytes.subarray(end + 1)
    }
    if (bytes.length > maxLine) {
      if (!isBlank(bytes)) {
        yield bytes.subarray(0, maxLine)
        return
      }
      // Some banks pad the last block.
      bytes = bytes.subarray(0, 0)
    }
    rest = Buffer.from(bytes)
  }
  const last = withoutReturn(rest)
  if (last.length > 0) yield last
}

const withoutReturn = (line: Buffer) => (line.at(-1) === carriageReturn ? line.subarray(0, -1) : line)

/** Whether a line is empty, or is the end mark that old programs put after the last line. */
export const isBlank = (line: Uint8Array): boolean =>
  line.every((byte) => byte === space || byte === nul || byte === endOfText || byte === carriageReturn)

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

/**
 * A record of 240 characters, of ISO 8859-1 or of UTF-8; blanks beyond them are left out. A shorter one is none: something in it may be
 * missing, and what follows would be read from other positions.
 */
export function parseRecordLine(line: Buffer, isFirst: boolean): string | { problem: BankFileProblem['reason'] } {
  const bytes = isFirst && line.subarray(0, 3).equals(byteOrderMark) ? line.subarray(3) : line
  const latin = fitted(bytes.toString('latin1'))
  if (latin) return latin
  const isOther = isUtf8(bytes) && bytes.some((byte) => byte > 0x7f)
  return (isOther && fitted(bytes.toString('utf8'))) || { problem: isOther ? 'encoding' : 'record_length' }
}

function fitted(text: string): string | null {
  if (text.length < recordLength || text.slice(recordLength).trim() !== '') return null
  return text.slice(0, recordLength)
}
