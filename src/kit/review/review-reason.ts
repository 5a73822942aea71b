/** Value of the choice to write a reason. */
export const writtenReason = 'written'

/** What the student is told: one of the common reasons, or what the reviewer wrote. */
export const getReason = ({ reason, written }: { reason: string; written: string }): string =>
  (reason === writtenReason ? written : reason).trim()
