import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { rpc } from '../../rpc/rpc.ts'
import type { ContractSearch } from './contract-search.ts'

export const contractQueries = {
  all: ['contracts'] as const,
  list: ({ view, year, period, enrollment }: ContractSearch) =>
    queryOptions({
      queryKey: [...contractQueries.all, 'list', { view, year, period, enrollment }],
      queryFn: () => rpc.financial.contracts.list.query({ tab: view ?? 'current', filter: { year, period, enrollmentId: enrollment } }),
      placeholderData: keepPreviousData,
    }),
  enrollments: () =>
    queryOptions({
      queryKey: [...contractQueries.all, 'enrollments'],
      queryFn: () => rpc.financial.contracts.enrollments.query().then(({ results }) => results),
      staleTime: 3_600_000,
    }),
  detail: (contractId: number, enrollmentId: number) =>
    queryOptions({
      queryKey: [...contractQueries.all, 'detail', contractId],
      queryFn: () => rpc.financial.contracts.get.query({ contractId, enrollmentId }),
    }),
}
