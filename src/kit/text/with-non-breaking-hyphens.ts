/** A protocol's hyphen is no place for a line to end. */
export const withNonBreakingHyphens = (protocol: string) => protocol.replaceAll('-', '\u2060-\u2060')
