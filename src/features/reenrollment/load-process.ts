import type { QueryClient } from '@tanstack/react-query'
import type { ProcessStep } from '#api/reenrollment.ts'
import { notFoundIfForbidden } from '../../request/not-found.ts'
import { recordOf, reenrollmentQueries } from './reenrollment.queries.ts'
import type { ReenrollmentSearch } from './reenrollment-search.ts'

/**
 * What every step begins with; null for a person without enrollments.
 *
 * @throws the router's `notFound`, also for another person's enrollment
 */
export async function loadProcess(queryClient: QueryClient, search: ReenrollmentSearch): Promise<ProcessStep | null> {
  const enrollments = await notFoundIfForbidden(queryClient.ensureQueryData(reenrollmentQueries.enrollments()))
  const record = recordOf(search, enrollments)
  return record === null ? null : notFoundIfForbidden(queryClient.ensureQueryData(reenrollmentQueries.process(record)))
}
