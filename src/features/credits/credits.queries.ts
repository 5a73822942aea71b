import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { rpc } from '../../rpc/rpc.ts'
import { creditAddress, type CreditSearch } from './credit-search.ts'

/** One root key, so that a change invalidates all of it. */
export const creditQueries = {
  all: ['credits'] as const,
  list: (search: CreditSearch) =>
    queryOptions({
      queryKey: [...creditQueries.all, 'list', search],
      queryFn: () => rpc.financial.credits.list.query(creditAddress.input(search)),
      placeholderData: keepPreviousData,
    }),
  ofStudent: (enrollmentId: number) =>
    queryOptions({
      queryKey: [...creditQueries.all, 'student', enrollmentId],
      queryFn: () => rpc.financial.credits.ofStudent.query({ enrollmentId }),
      staleTime: 0,
    }),
  own: () => queryOptions({ queryKey: [...creditQueries.all, 'own'], queryFn: () => rpc.financial.credits.own.query(), staleTime: 0 }),
}
