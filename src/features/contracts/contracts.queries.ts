import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getContract, listContractEnrollments, listContracts } from './contracts.functions.ts'
import type { ContractSearch } from './contract-search.ts'

export const contractQueries = {
  all: ['contracts'] as const,
  list: ({ view, year, period, enrollment }: ContractSearch) =>
    queryOptions({
      queryKey: [...contractQueries.all, 'list', { view, year, period, enrollment }],
      queryFn: () => listContracts({ data: { tab: view ?? 'current', filter: { year, period, enrollmentId: enrollment } } }),
      placeholderData: keepPreviousData,
    }),
  enrollments: () =>
    queryOptions({ queryKey: [...contractQueries.all, 'enrollments'], queryFn: () => listContractEnrollments(), staleTime: 3_600_000 }),
  detail: (contractId: number, enrollmentId: number) =>
    queryOptions({
      queryKey: [...contractQueries.all, 'detail', contractId],
      queryFn: () => getContract({ data: { contractId, enrollmentId } }),
    }),
}
