import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ContractSearch } from './contract-search.ts'
import { getContract, listContracts } from './contracts.functions.ts'

export const contractQueries = {
  all: ['contracts'] as const,
  list: ({ view, year, period }: ContractSearch) =>
    queryOptions({
      queryKey: [...contractQueries.all, 'list', { view, year, period }],
      queryFn: () => listContracts({ data: { tab: view ?? 'current', filter: { year, period } } }),
      placeholderData: keepPreviousData,
    }),
  detail: (contractId: number, enrollmentId: number) =>
    queryOptions({
      queryKey: [...contractQueries.all, 'detail', contractId],
      queryFn: () => getContract({ data: { contractId, enrollmentId } }),
    }),
}
