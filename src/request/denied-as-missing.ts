import { notFound } from '@tanstack/react-router'
import { portalErrorCode } from './portal-error.ts'

/** What somebody may not see looks, on a page of its own, like what does not exist. */
export async function deniedAsMissing<Result>(loading: Promise<Result>): Promise<Result> {
  try {
    return await loading
  } catch (error) {
    if (portalErrorCode(error) === 'FORBIDDEN') throw notFound()
    throw error
  }
}
