/** How files of other kinds begin. */
const otherBeginnings = /^\s*(%PDF-|PK\x03\x04|MZ|\{\\rtf|#!|<)/i

/** Returns whether a file is UTF-8 or Windows Latin text without anything foreign to a table. The content of cells is not checked. */
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
