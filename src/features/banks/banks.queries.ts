import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { BankSearch } from './bank-search.ts'
import { listBanks } from './banks.functions.ts'

export const bankQueries = {
  all: ['banks'] as const,
  list: ({ search }: BankSearch) =>
    queryOptions({
      queryKey: [...bankQueries.all, { search }],
      queryFn: () => listBanks({ data: { search } }),
      placeholderData: keepPreviousData,
    }),
  /** The Banco Central's list of banks, as the library has it; it is loaded lazily, since only a form needs its 40 kB. */
  known: queryOptions({
    queryKey: ['known-banks'],
    queryFn: async () => (await import('@brazilian-utils/brazilian-utils/get-banks')).getBanks(),
    staleTime: Number.POSITIVE_INFINITY,
  }),
}
