/** How long, in milliseconds, a document stays reserved for the reviewer who opened it; renewed while it is open. */
export const reviewClaim = 300_000
/** Milliseconds for which a decision can be taken back; the student is told afterwards. */
export const undoPeriod = 60_000

/** Maximum number of characters of the reason for refusing a document. */
export const reasonLength = 300
