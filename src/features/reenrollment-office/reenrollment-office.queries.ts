import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { appConfig } from '#config'
import { rpc } from '../../rpc/rpc.ts'
import type { ClassesSearch, PeopleSearch } from './office-search.ts'

const { defaultPageSize } = appConfig

/** Office queries below one root key, so that an action invalidates all of them. */
export const officeQueries = {
  all: ['reenrollment-office'] as const,
  periods: () =>
    queryOptions({ queryKey: [...officeQueries.all, 'periods'], queryFn: () => rpc.academic.reenrollmentOffice.periods.query() }),
  funnel: (periodId: number) =>
    queryOptions({
      queryKey: [...officeQueries.all, periodId, 'funnel'],
      queryFn: () => rpc.academic.reenrollmentOffice.funnel.query({ periodId }),
    }),
  people: (periodId: number, { page = 1, perPage = defaultPageSize, stage, rule, search }: PeopleSearch) => {
    const filter = { stage, rule, search }
    return queryOptions({
      queryKey: [...officeQueries.all, periodId, 'people', { page, perPage, filter }],
      queryFn: () => rpc.academic.reenrollmentOffice.people.query({ periodId, page, perPage, filter }),
      placeholderData: keepPreviousData,
    })
  },
  student: (periodId: number, enrollmentId: number) =>
    queryOptions({
      queryKey: [...officeQueries.all, periodId, 'student', enrollmentId],
      queryFn: () => rpc.academic.reenrollmentOffice.student.query({ periodId, enrollmentId }),
      staleTime: 0,
    }),
  classes: (periodId: number, { page = 1, perPage = defaultPageSize, search, seats }: ClassesSearch) => {
    const filter = { search, full: seats === 'full' || undefined }
    return queryOptions({
      queryKey: [...officeQueries.all, periodId, 'classes', { page, perPage, filter }],
      queryFn: () => rpc.academic.reenrollmentOffice.groups.query({ periodId, page, perPage, filter }),
      placeholderData: keepPreviousData,
    })
  },
  waitingList: (periodId: number, groupId: number) =>
    queryOptions({
      queryKey: [...officeQueries.all, periodId, 'waiting', groupId],
      queryFn: () => rpc.academic.reenrollmentOffice.waitingList.query({ periodId, groupId }).then(({ results }) => results),
      staleTime: 0,
    }),
}

/** Loads a period before its page renders. @throws the router's `notFound` for a period outside the context */
export async function loadPeriod(queryClient: QueryClient, periodId: number): Promise<void> {
  const periods = officeQueries.periods()
  await queryClient.prefetchQuery(periods)
  const known = queryClient.getQueryData(periods.queryKey)
  if (known && !known.results.some((period) => period.periodId === periodId)) throw notFound()
}
