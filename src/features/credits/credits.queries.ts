import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listAddress } from '../../shared/list/list-address.ts'
import { civilDate, integer, oneOf, text } from '../../shared/search/search-values.ts'
import { getOwnCredits, getStudentCredits, listCredits } from './credits.functions.ts'

export const creditAddress = listAddress({
  path: '/financial/credits',
  sortColumns: ['paidAt', 'amount', 'left', 'studentName'],
  defaultSort: '-paidAt',
  filters: {
    search: (value) => text(value, 100),
    balance: (value) => oneOf(value, ['left', 'used']),
    institution: (value) => integer(value, 1, Number.MAX_SAFE_INTEGER),
    method: (value) => oneOf(value, ['pix', 'bank_slip', 'credit_card']),
    paidFrom: civilDate,
    paidTo: civilDate,
  },
  toFilter: ({ institution, ...filter }) => ({ ...filter, institutionId: institution }),
})

type CreditSearch = ReturnType<typeof creditAddress.read>

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
