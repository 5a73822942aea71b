import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { minSearchLength } from '../../auth/impersonation/impersonation.queries.ts'
import { rpc } from '../../rpc/rpc.ts'

export const secondFactorHoldersQuery = (search: string) =>
  queryOptions({
    queryKey: ['second-factor-holders', search],
    queryFn: () => rpc.users.secondFactorHolders.query({ search }),
    enabled: search.length >= minSearchLength,
    placeholderData: keepPreviousData,
  })
