import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ListedPerson } from '#api/academic/personal-data-staff.ts'
import { appConfig } from '#config'
import { minSearchLength } from '../../../auth/impersonation/impersonation.queries.ts'
import { rpc, type RpcOutput } from '../../../rpc/rpc.ts'
import type { ChangesSearch } from './student-data-search.ts'

export const studentsQuery = (search: string) =>
  queryOptions({
    queryKey: ['student-data', 'people', search],
    queryFn: () => rpc.academic.personalDataStaff.people.query({ search }),
    enabled: search.length >= minSearchLength,
    placeholderData: keepPreviousData,
  })

export const studentDataQuery = (personId: number) =>
  queryOptions({ queryKey: ['student-data', personId], queryFn: () => rpc.academic.personalDataStaff.get.query({ personId }) })

/** The people in memory whose data was read last. */
export const seenPeople = (queryClient: QueryClient): ListedPerson[] =>
  queryClient
    .getQueryCache()
    .findAll({
      predicate: ({ queryKey: [area, personId, more], state }) =>
        area === 'student-data' && typeof personId === 'number' && more === undefined && state.data !== undefined,
    })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .slice(0, 5)
    .map(({ state }) => state.data as RpcOutput<typeof rpc.academic.personalDataStaff.get>)
    .map(({ name, taxId, courses, personId, username }) => ({ name, taxId, courses, account: { personId, username } }))

export const studentDataChangesQuery = (personId: number, { page = 1, perPage = appConfig.defaultPageSize }: ChangesSearch) =>
  queryOptions({
    queryKey: ['student-data', personId, 'changes', { page, perPage }],
    queryFn: () => rpc.academic.personalDataStaff.changes.query({ personId, page, perPage }),
    placeholderData: keepPreviousData,
  })

export const dataUpdateQuery = queryOptions({
  queryKey: ['student-data', 'update'],
  queryFn: () => rpc.academic.personalDataStaff.dataUpdate.query(),
})
