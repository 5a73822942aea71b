import { notFound } from '@tanstack/react-router'
import { type PortalErrorCode, portalErrorCode } from './portal-error.ts'

/** @throws the router's `notFound` in place of NOT_FOUND; other errors pass through */
export const notFoundIfMissing = <Result>(call: Promise<Result>) => notFoundOn('NOT_FOUND', call)

/** Hides that a resource exists. @throws the router's `notFound` in place of FORBIDDEN; other errors pass through */
export const notFoundIfForbidden = <Result>(loading: Promise<Result>) => notFoundOn('FORBIDDEN', loading)

async function notFoundOn<Result>(code: PortalErrorCode, call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (error) {
    if (portalErrorCode(error) === code) throw notFound()
    throw error
  }
}
