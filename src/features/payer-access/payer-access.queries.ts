import { queryOptions } from '@tanstack/react-query'
import { rpc } from '../../rpc/rpc.ts'
import { getPayerRecord } from './payer-access.functions.ts'

export const payerAccessQueries = {
  all: ['payer-access'] as const,
  list: () => queryOptions({ queryKey: [...payerAccessQueries.all, 'list'], queryFn: () => rpc.financial.payerAccess.list.query() }),
  record: (accessId: string) =>
    queryOptions({
      queryKey: [...payerAccessQueries.all, 'record', accessId],
      queryFn: () => getPayerRecord({ data: { accessId } }),
      // Others may act meanwhile, so the record is always fetched anew.
      staleTime: 0,
    }),
  settings: () =>
    queryOptions({ queryKey: ['payer-settings'], queryFn: () => rpc.financial.payerSettings.list.query().then(({ results }) => results) }),
}
