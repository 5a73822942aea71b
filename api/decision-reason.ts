/** Length limits, in characters, of the office's reason for rejecting what a student sent. */
export const decisionReason = { shortest: 5, longest: 200 }
