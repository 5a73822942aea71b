import { portalErrorCodes, type PortalErrorCode } from '../../upstream/portal-error.ts'

/** How a form that was sent without scripts ended; the page's address says it. */
export type AccountOutcome = 'saved' | 'sign-out-failed' | PortalErrorCode

const known: readonly string[] = ['saved', 'sign-out-failed', ...portalErrorCodes]

/** @param value of the address: untrusted */
export function toOutcome(value: unknown): AccountOutcome | undefined {
  return typeof value === 'string' && known.includes(value) ? (value as AccountOutcome) : undefined
}
