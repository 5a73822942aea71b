/** Characters of a title, a single line. */
export const titleLength = 120
export const messageLength = 1000
/** Days ahead that an announcement can be scheduled for. */
export const daysAhead = 365
