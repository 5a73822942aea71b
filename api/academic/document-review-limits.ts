/** Milliseconds for which a document that a reviewer opened is nobody else's, prolonged while it is open. */
export const reviewClaim = 300_000
/** Milliseconds for which a decision can be taken back; the student is told afterwards. */
export const undoPeriod = 60_000

/** Characters of why a document is refused. */
export const reasonLength = 300
