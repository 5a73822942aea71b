import { notFound } from '@tanstack/react-router'
import { portalErrorCode } from './portal-error.ts'

/**
 * The answer of a call for one thing. What is another person's is not found, as what does not exist.
 *
 * @throws the router's `notFound` in place of NOT_FOUND; whatever else the call throws
 */
export async function foundOrNot<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (error) {
    if (portalErrorCode(error) === 'NOT_FOUND') throw notFound()
    throw error
  }
}
