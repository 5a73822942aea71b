import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { appConfig } from '#config'
import { minSearchLength } from '../../../auth/impersonation/impersonation.queries.ts'
import { allOptional, integer, oneOf } from '../../../shared/search/search-values.ts'
import { findStudents, getDataUpdate, getStudentData, listStudentDataChanges } from './student-data.functions.ts'

export function changesSearch(search: Record<string, unknown>) {
  return allOptional({ page: integer(search.page, 1, 10_000_000), perPage: oneOf(search.perPage, appConfig.pageSizes) })
}
export type ChangesSearch = ReturnType<typeof changesSearch>

export const studentsQuery = (search: string) =>
  queryOptions({
    queryKey: ['student-data', 'people', search],
    queryFn: () => findStudents({ data: { search } }),
    enabled: search.length >= minSearchLength,
    placeholderData: keepPreviousData,
  })

export const studentDataQuery = (personId: number) =>
  queryOptions({ queryKey: ['student-data', personId], queryFn: () => getStudentData({ data: { personId } }) })

export const studentDataChangesQuery = (personId: number, { page = 1, perPage = appConfig.defaultPageSize }: ChangesSearch) =>
  queryOptions({
    queryKey: ['student-data', personId, 'changes', { page, perPage }],
    queryFn: () => listStudentDataChanges({ data: { personId, page, perPage } }),
    placeholderData: keepPreviousData,
  })

export const dataUpdateQuery = queryOptions({ queryKey: ['student-data', 'update'], queryFn: () => getDataUpdate() })
