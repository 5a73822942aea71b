import { portalErrorCodes } from '../../request/portal-error.ts'

/** How a form that was sent without scripts may end; the page's address says it. */
export const accountOutcomes = ['saved', 'sign-out-failed', ...portalErrorCodes] as const
export type AccountOutcome = (typeof accountOutcomes)[number]
