import { queryOptions } from '@tanstack/react-query'
import { getPayerRecord, listPayers, listPayerSettings } from './payer-access.functions.ts'

export const payerAccessQueries = {
  all: ['payer-access'] as const,
  list: () => queryOptions({ queryKey: [...payerAccessQueries.all, 'list'], queryFn: () => listPayers() }),
  record: (accessId: string) =>
    queryOptions({
      queryKey: [...payerAccessQueries.all, 'record', accessId],
      queryFn: () => getPayerRecord({ data: { accessId } }),
      // Others act meanwhile.
      staleTime: 0,
    }),
  settings: () => queryOptions({ queryKey: ['payer-settings'], queryFn: () => listPayerSettings() }),
}
