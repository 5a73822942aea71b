/** What other kinds of files begin with. */
const otherBeginnings = /^\s*(%PDF-|PK\x03\x04|MZ|\{\\rtf|#!|<)/i

/** Whether a file is text in UTF-8 or Windows' Latin, with nothing in it that a table has not. What its cells say is for whoever opens it. */
export function isCsv(bytes: Buffer): boolean {
  const text = decoded(bytes)
  // oxlint-disable-next-line no-control-regex -- they are what is refused
  return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text) && !otherBeginnings.test(text.replace(/^\ufeff/, ''))
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return bytes.toString('latin1')
  }
}
