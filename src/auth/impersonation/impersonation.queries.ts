import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { findPeopleToImpersonate } from './impersonation.functions.ts'

export const minSearchLength = 2

export const peopleQuery = (search: string) =>
  queryOptions({
    queryKey: ['impersonation', search],
    queryFn: () => findPeopleToImpersonate({ data: { search } }),
    enabled: search.length >= minSearchLength,
    placeholderData: keepPreviousData,
  })
