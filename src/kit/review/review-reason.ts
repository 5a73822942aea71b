/** Value of the choice to write a reason. */
export const writtenReason = 'written'

/** Returns the reason for the student: one of the common ones, or the reviewer's text. */
export const getReason = ({ reason, written }: { reason: string; written: string }): string =>
  (reason === writtenReason ? written : reason).trim()
