import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { rpc } from '../../rpc/rpc.ts'

export const minSearchLength = 2

export const peopleQuery = (search: string) =>
  queryOptions({
    queryKey: ['impersonation', search],
    queryFn: () => rpc.identity.impersonationChoices.query({ search }),
    enabled: search.length >= minSearchLength,
    placeholderData: keepPreviousData,
  })
