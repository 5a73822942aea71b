import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { rpc } from '../../rpc/rpc.ts'

/** Below the key of debts: any change of debts changes the discount. */
export const campaignQueries = {
  all: ['debts', 'campaigns'] as const,
  detail: (campaignId: number) =>
    queryOptions({
      queryKey: [...campaignQueries.all, campaignId],
      queryFn: () => rpc.financial.campaigns.debts.query({ campaignId }),
    }),
  value: (campaignId: number, debtIds: readonly number[]) =>
    queryOptions({
      queryKey: [...campaignQueries.all, campaignId, 'value', [...debtIds].sort((one, other) => one - other)],
      queryFn: () => rpc.financial.campaigns.calculate.query({ campaignId, debtIds: [...debtIds] }),
      placeholderData: keepPreviousData,
    }),
}
