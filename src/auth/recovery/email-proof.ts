/** What became of a link that proves an e-mail address, in the URL of its page. */
export const emailProofOutcomes = ['account-created', 'email-changed', 'expired', 'used', 'invalid', 'taken', 'failed'] as const
export type EmailProofOutcome = (typeof emailProofOutcomes)[number]
