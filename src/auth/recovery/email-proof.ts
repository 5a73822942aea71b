/** The outcomes of a link that confirms an e-mail address, as in the URL of its page. */
export const emailProofOutcomes = ['account-created', 'email-changed', 'expired', 'used', 'invalid', 'taken', 'failed'] as const
export type EmailProofOutcome = (typeof emailProofOutcomes)[number]
