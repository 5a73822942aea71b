/** Width by height: a longer logo in the height of a header or of the sign-in page could not be read. Both show mark and name instead. */
export const longestLogo = 6
