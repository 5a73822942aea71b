/** Letters of the codes of cards, without those that could be misread as digits or as each other. */
export const cardLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What a short QR code holds: the typed code, and the stamp of the minute in which it was shown. */
export const shortCardCode = new RegExp(`^[${cardLetters}]{16}$`)
