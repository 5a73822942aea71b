import { portalErrorCodes } from '../../request/portal-error.ts'

/** Pages that show the card. */
export const mobileProofPages = ['my-account', 'update-data'] as const

/** Result of its forms sent without scripts, in the address. */
export const mobileOutcomes = ['proven', 'sent', 'canceled', 'limited', 'not-sent', ...portalErrorCodes] as const
export type MobileOutcome = (typeof mobileOutcomes)[number]
