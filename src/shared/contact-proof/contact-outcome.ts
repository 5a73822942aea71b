import { portalErrorCodes } from '../../request/portal-error.ts'

/** Pages that show the cards. */
export const contactProofPages = ['my-account', 'update-data'] as const

/** Result of their forms sent without scripts, in the address. */
export const proofOutcomes = [
  'proven',
  'sent',
  'canceled',
  'limited',
  'not-sent',
  'email-sent',
  'email-canceled',
  'email-limited',
  'email-not-sent',
  ...portalErrorCodes,
] as const
export type ProofOutcome = (typeof proofOutcomes)[number]
