import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { appConfig } from '#config'
import type { ClassesSearch, PeopleSearch } from './office-search.ts'
import {
  getReenrollingStudent,
  getReenrollmentFunnel,
  listOfferedClasses,
  listReenrollingPeople,
  listReenrollmentPeriods,
  listWaitingStudents,
} from './reenrollment-office.functions.ts'

const { defaultPageSize } = appConfig

/** One root key, so that an act invalidates all of it. */
export const officeQueries = {
  all: ['reenrollment-office'] as const,
  periods: () => queryOptions({ queryKey: [...officeQueries.all, 'periods'], queryFn: () => listReenrollmentPeriods() }),
  funnel: (periodId: number) =>
    queryOptions({
      queryKey: [...officeQueries.all, periodId, 'funnel'],
      queryFn: () => getReenrollmentFunnel({ data: { periodId } }),
    }),
  people: (periodId: number, { page = 1, perPage = defaultPageSize, stage, rule, search }: PeopleSearch) => {
    const filter = { stage, rule, search }
    return queryOptions({
      queryKey: [...officeQueries.all, periodId, 'people', { page, perPage, filter }],
      queryFn: () => listReenrollingPeople({ data: { periodId, page, perPage, filter } }),
      placeholderData: keepPreviousData,
    })
  },
  student: (periodId: number, enrollmentId: number) =>
    queryOptions({
      queryKey: [...officeQueries.all, periodId, 'student', enrollmentId],
      queryFn: () => getReenrollingStudent({ data: { periodId, enrollmentId } }),
      staleTime: 0,
    }),
  classes: (periodId: number, { page = 1, perPage = defaultPageSize, search, seats }: ClassesSearch) => {
    const filter = { search, full: seats === 'full' || undefined }
    return queryOptions({
      queryKey: [...officeQueries.all, periodId, 'classes', { page, perPage, filter }],
      queryFn: () => listOfferedClasses({ data: { periodId, page, perPage, filter } }),
      placeholderData: keepPreviousData,
    })
  },
  waitingList: (periodId: number, groupId: number) =>
    queryOptions({
      queryKey: [...officeQueries.all, periodId, 'waiting', groupId],
      queryFn: () => listWaitingStudents({ data: { periodId, groupId } }),
      staleTime: 0,
    }),
}

/** Before a page of one period. @throws the router's `notFound` for a period that the context does not have */
export async function loadPeriod(queryClient: QueryClient, periodId: number): Promise<void> {
  const periods = officeQueries.periods()
  await queryClient.prefetchQuery(periods)
  const known = queryClient.getQueryData(periods.queryKey)
  if (known && !known.results.some((period) => period.periodId === periodId)) throw notFound()
}
