import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { creditAddress, type CreditSearch } from './credit-search.ts'
import { getOwnCredits, getStudentCredits, listCredits } from './credits.functions.ts'

/** One root key, so that a change invalidates all of it. */
export const creditQueries = {
  all: ['credits'] as const,
  list: (search: CreditSearch) =>
    queryOptions({
      queryKey: [...creditQueries.all, 'list', search],
      queryFn: () => listCredits({ data: creditAddress.input(search) }),
      placeholderData: keepPreviousData,
    }),
  ofStudent: (enrollmentId: number) =>
    queryOptions({
      queryKey: [...creditQueries.all, 'student', enrollmentId],
      queryFn: () => getStudentCredits({ data: { enrollmentId } }),
      staleTime: 0,
    }),
  own: () => queryOptions({ queryKey: [...creditQueries.all, 'own'], queryFn: () => getOwnCredits(), staleTime: 0 }),
}
