/** Width by height: a longer logo in the height of a header or of the sign-in page could not be read. Both show mark and name instead. */
export const longestLogo = 6

/** The letter of the tile that stands for a missing logo: of the last word, since the first is mostly "University". @param name of the institution */
export const markLetter = (name: string): string => name.split(' ').at(-1)!.charAt(0)
