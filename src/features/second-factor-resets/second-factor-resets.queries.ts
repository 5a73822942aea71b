import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { minSearchLength } from '../../auth/impersonation/impersonation.queries.ts'
import { findSecondFactorHolders } from './second-factor-resets.functions.ts'

export const secondFactorHoldersQuery = (search: string) =>
  queryOptions({
    queryKey: ['second-factor-holders', search],
    queryFn: () => findSecondFactorHolders({ data: { search } }),
    enabled: search.length >= minSearchLength,
    placeholderData: keepPreviousData,
  })
