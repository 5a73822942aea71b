import { type PortalErrorCode, portalErrorCode } from '../../request/portal-error.ts'

/** A card may have been charged: it was asked for, and nobody said what came of it. */
export class ChargeUnanswered extends Error {}

const silences: PortalErrorCode[] = ['UNKNOWN', 'UPSTREAM_UNAVAILABLE', 'BAD_GATEWAY']

/** Whether somebody decided, rather than that no answer came. */
export const isAnswer = (error: unknown) => !silences.includes(portalErrorCode(error))
