/** Characters that tell a student why the office decided against what they sent. */
export const decisionReason = { shortest: 5, longest: 200 }
