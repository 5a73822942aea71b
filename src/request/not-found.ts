import { notFound } from '@tanstack/react-router'
import { type PortalErrorCode, portalErrorCode } from './portal-error.ts'

/**
 * The result of a call for one thing.
 *
 * @throws the router's `notFound` in place of NOT_FOUND; whatever else the call throws
 */
export const notFoundIfMissing = <Result>(call: Promise<Result>) => notFoundOn('NOT_FOUND', call)

/**
 * The data of a page of its own: one that the person may not see looks like one that does not exist.
 *
 * @throws the router's `notFound` in place of FORBIDDEN; whatever else the call throws
 */
export const notFoundIfForbidden = <Result>(loading: Promise<Result>) => notFoundOn('FORBIDDEN', loading)

async function notFoundOn<Result>(code: PortalErrorCode, call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (error) {
    if (portalErrorCode(error) === code) throw notFound()
    throw error
  }
}
