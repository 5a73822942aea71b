/** Keeps a protocol number from breaking at its hyphens. */
export const withNonBreakingHyphens = (protocol: string) => protocol.replaceAll('-', '\u2060-\u2060')
