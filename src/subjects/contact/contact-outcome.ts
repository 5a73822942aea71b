import { type PortalErrorCode, readErrorCode } from '../../request/portal-error.ts'
import { wordOrUndefined } from '../../kit/search/search-values.ts'

/** Pages that show the cards. */
export const contactProofPages = ['my-account', 'update-data'] as const

/** Result of their forms sent without scripts, in the address. */
const proofOutcomes = [
  'proven',
  'sent',
  'canceled',
  'limited',
  'not-sent',
  'email-sent',
  'email-canceled',
  'email-limited',
  'email-not-sent',
] as const
export type ProofOutcome = (typeof proofOutcomes)[number] | PortalErrorCode
export const readProofOutcome = (value: unknown): ProofOutcome | undefined => wordOrUndefined(value, proofOutcomes) ?? readErrorCode(value)
