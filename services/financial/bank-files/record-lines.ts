const [lineFeed, carriageReturn, endOfText] = [10, 13, 26]
/** No record is longer; what has no end of line by then is told of as one line. */
const maxLine = 1024

/** Lines of a file without their ends, from chunks that may break anywhere. What marks the end of a text file of old is left out. */
export async function* recordLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    let bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed)) {
      yield withoutReturn(bytes.subarray(0, end))
      bytes = bytes.subarray(end + 1)
    }
    if (bytes.length > maxLine) {
      yield bytes.subarray(0, maxLine)
      return
    }
    rest = Buffer.from(bytes)
  }
  const last = withoutReturn(rest)
  if (last.length > 0 && !last.every((byte) => byte === endOfText)) yield last
}

const withoutReturn = (line: Buffer) => (line.at(-1) === carriageReturn ? line.subarray(0, -1) : line)
