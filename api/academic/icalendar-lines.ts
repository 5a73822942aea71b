const encoder = new TextEncoder()

/** Escapes a property's text (RFC 5545 §3.3.11) and drops other control characters. */
export function escapedText(text: string): string {
  return text
    .replaceAll(/\r\n|\r/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** Folds at 75 octets, never within a character (RFC 5545 §3.1). */
export function foldedLine(line: string): string {
  const pieces: string[] = []
  let [piece, octets] = ['', 0]
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > 75) {
      pieces.push(piece)
      // A continuation line begins with a space, which counts.
      ;[piece, octets] = [' ', 1]
    }
    piece += character
    octets += size
  }
  return [...pieces, piece].join('\r\n')
}

/** Joins unfolded lines into the text of a file, folding each of them. */
export const foldedFile = (lines: readonly string[]) => lines.map((line) => `${foldedLine(line)}\r\n`).join('')

/** Formats a date as in `20261231`. @param date `YYYY-MM-DD` */
export const basicDate = (date: string) => date.replaceAll('-', '')

/** Formats an instant as in `20261231T235959Z`. */
export const basicInstant = (instant: Date) => instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
