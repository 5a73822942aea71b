/** A protocol's hyphen is no place for a line to end. */
export const unbroken = (protocol: string) => protocol.replaceAll('-', '\u2060-\u2060')
