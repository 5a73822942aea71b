import { ORPCError } from '@orpc/client'
import { PortalError, type PortalErrorCode, portalErrorCodes } from './portal-error.ts'

/** Turns whatever an upstream call threw into a code that people can be told. */
export function toPortalError(error: unknown): PortalError {
  if (error instanceof PortalError) return error
  if (!(error instanceof ORPCError)) return new PortalError('UPSTREAM_UNAVAILABLE')
  // A proxy that reaches nobody answers 502 too; only the service itself means what the contract says.
  if (error.code === 'BAD_GATEWAY' && !error.defined) return new PortalError('UPSTREAM_UNAVAILABLE')
  const code = portalErrorCodes.find((known) => known === error.code)
  if (code) return new PortalError(code, safeData(code, error.data))
  return new PortalError(error.status >= 500 ? 'UPSTREAM_UNAVAILABLE' : 'UNKNOWN')
}

function safeData(code: PortalErrorCode, data: unknown): PortalError['data'] {
  if (code !== 'AMOUNT_CHANGED') return null
  const amount = (data as { amount?: unknown } | undefined)?.amount
  return typeof amount === 'number' ? { amount } : null
}
