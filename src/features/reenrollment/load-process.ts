import type { QueryClient } from '@tanstack/react-query'
import type { ProcessStep } from '#api/academic/reenrollment.ts'
import { notFoundIfForbidden } from '../../request/not-found.ts'
import { rpc } from '../../rpc/rpc.ts'
import { getRecord, reenrollmentQueries } from './reenrollment.queries.ts'
import type { ReenrollmentSearch } from './reenrollment-search.ts'

/**
 * What every step begins with; null for a person without enrollments.
 *
 * @throws the router's `notFound`, also for another person's enrollment
 */
export async function loadProcess(queryClient: QueryClient, search: ReenrollmentSearch): Promise<ProcessStep | null> {
  return knownProcess(queryClient, search) ?? readCurrent(queryClient, search)
}

function knownProcess(queryClient: QueryClient, search: ReenrollmentSearch): ProcessStep | undefined {
  const enrollments = queryClient.getQueryData(reenrollmentQueries.enrollments().queryKey)
  const record = enrollments && getRecord(search, enrollments)
  return record ? queryClient.getQueryData(reenrollmentQueries.process(record).queryKey) : undefined
}

/** Loads everything in one call, and fills the cache of the page's queries with its parts. */
async function readCurrent(queryClient: QueryClient, { record }: ReenrollmentSearch): Promise<ProcessStep | null> {
  const { enrollments, process, settings, pendencies } = await notFoundIfForbidden(
    rpc.academic.reenrollment.current.query(record === undefined ? {} : { academicRecord: record }),
  )
  queryClient.setQueryData(reenrollmentQueries.enrollments().queryKey, enrollments)
  if (!process) return null
  const { academicRecord } = process
  queryClient.setQueryData(reenrollmentQueries.process(academicRecord).queryKey, process)
  if (settings) queryClient.setQueryData(reenrollmentQueries.settings(academicRecord).queryKey, settings)
  if (pendencies) queryClient.setQueryData(reenrollmentQueries.pendencies(academicRecord).queryKey, pendencies)
  return process
}
