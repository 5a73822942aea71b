/** The largest ratio of width to height: a longer logo would be unreadable in the header or on the sign-in page, which show mark and name instead. */
export const longestLogo = 6

/** The letter of the tile that stands for a missing logo: of the last word, since the first is mostly "University". @param name of the institution */
export const markLetter = (name: string): string => name.split(' ').at(-1)!.charAt(0)
